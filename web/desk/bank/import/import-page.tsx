import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankImports } from '../../../../worker/contracts/bank/bank-imports'
import { buttonClass } from '../../../ui/button'
import { useClock } from '../../ui/use-clock'
import { importsQuery, mappingsQuery } from '../bank.api'
import { StatementImport } from './statement-import'

/** A statement file is read here, in the browser; only its incoming rows are sent. */
export function ImportPage() {
  const { data: imports } = useQuery(importsQuery())
  const { data: mappings = [] } = useQuery(mappingsQuery())
  const [visit, setVisit] = useState(0)
  return (
    <>
      <ImportHead />
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

function ImportHead() {
  const { t } = useTranslation('desk-bank')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="me-auto text-2xl">{t('import.title')}</h1>
      <Link to="/admin/bank" className={buttonClass('quiet')}>
        {t('import.back')}
      </Link>
    </div>
  )
}

function EarlierImports() {
  const { t } = useTranslation('desk-bank')
  const { data } = useQuery(importsQuery())
  if (!data || data.imports.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="flex flex-col gap-2">
      <h2 id="earlier" className="text-lg">
        {t('earlier.title')}
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
  const { t } = useTranslation('desk-bank')
  const time = useClock()
  const { account, fileName, added, known, firstDay, lastDay, at } = earlier
  return (
    <li className="flex flex-wrap gap-x-3 py-2">
      <span className="font-semibold wrap-anywhere">{account}</span>
      <span className="wrap-anywhere text-muted">{fileName}</span>
      <span className="tabular ms-auto">{t('earlier.numbers', { added, known })}</span>
      <span className="tabular w-full text-muted">
        {time(at)} · {firstDay} – {lastDay}
      </span>
    </li>
  )
}
