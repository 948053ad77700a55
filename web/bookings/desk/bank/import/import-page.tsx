import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankImports } from '../../../../../worker/contracts/bookings/bank-imports'
import { BackLink } from '../../../../desk/ui/back-link'
import { useClock } from '../../../../desk/ui/use-clock'
import { formatDays } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import { importsQuery, mappingsQuery } from '../bank.api'
import { StatementImport } from './statement-import'

/** A statement file is read here, in the browser; only its incoming rows are sent. */
export function ImportPage() {
  const { t } = useTranslation('desk-bookings')
  const { data: imports } = useQuery(importsQuery())
  const { data: mappings = [] } = useQuery(mappingsQuery())
  const [visit, setVisit] = useState(0)
  return (
    <>
      <BackLink to="/admin/bank">{t('bank.title')}</BackLink>
      <h1 className="text-2xl">{t('bank.import.title')}</h1>
      <StatementImport
        key={visit}
        accounts={imports?.accounts ?? []}
        mappings={mappings}
        startAgain={() => setVisit(visit + 1)}
      />
      <EarlierImports />
    </>
  )
}

function EarlierImports() {
  const { t } = useTranslation('desk-bookings')
  const { data } = useQuery(importsQuery())
  if (!data || data.imports.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="flex flex-col gap-2">
      <h2 id="earlier" className="text-lg">
        {t('bank.earlier.title')}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm">
        {data.imports.map((earlier) => (
          <EarlierImport key={earlier.id} earlier={earlier} />
        ))}
      </ul>
    </section>
  )
}

function EarlierImport({ earlier }: { earlier: BankImports['imports'][number] }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const time = useClock()
  const { account, fileName, added, known, firstDay, lastDay, at } = earlier
  const days = firstDay === null ? '' : ` · ${formatDays(firstDay, lastDay ?? '', lang)}`
  return (
    <li className="flex flex-wrap gap-x-3 py-2">
      <span className="font-semibold wrap-anywhere">{account}</span>
      <span className="wrap-anywhere text-muted">{fileName}</span>
      <span className="tabular ms-auto">{t('bank.earlier.numbers', { added, known })}</span>
      <span className="tabular w-full text-muted">
        {time(at)}
        {days}
      </span>
    </li>
  )
}
