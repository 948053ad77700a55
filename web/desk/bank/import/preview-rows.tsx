import { useTranslation } from 'react-i18next'
import type { StatementEntry } from '../../../../worker/contracts/bank/bank-statements'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useMoney } from '../../ui/use-money'

export const ROWS_SHOWN = 10

/** The first rows of a file as they will be sent. */
export function PreviewRows({ entries }: { entries: readonly StatementEntry[] }) {
  const { t } = useTranslation('desk-bank')
  return (
    <ol
      aria-label={t('preview.rows')}
      className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm"
    >
      {entries.slice(0, ROWS_SHOWN).map((entry) => (
        <li key={entry.row} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <PreviewRow entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function PreviewRow({ entry }: { entry: StatementEntry }) {
  const lang = useLang()
  const format = useMoney()
  const { day, amount, currency, payer, memo } = entry
  return (
    <>
      <span className="tabular w-28 text-muted">{formatDay(day, lang)}</span>
      <span className="min-w-0 grow basis-48 wrap-anywhere">
        {payer !== null && !memo.includes(payer) && (
          <span className="me-2 font-semibold">{payer}</span>
        )}
        {memo}
      </span>
      <strong className="tabular">{format({ currency, amount })}</strong>
    </>
  )
}
