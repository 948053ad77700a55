import { useTranslation } from 'react-i18next'
import type {
  Statement,
  StatementEntry,
} from '../../../../../worker/contracts/bookings/statement-types'
import { useMoney } from '../../../../desk/ui/use-money'
import { formatDay } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'

export const ROWS_SHOWN = 10

/** The first rows of a file as they will be sent. */
export function PreviewRows({ statement: { entries, takenBack } }: { statement: Statement }) {
  const { t } = useTranslation('desk-bookings')
  const more = entries.length - ROWS_SHOWN
  const backIn = new Map(takenBack.map(({ row, cameIn }) => [cameIn, row]))
  return (
    <>
      <ol
        aria-label={t('bank.preview.rows')}
        className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm"
      >
        {entries.slice(0, ROWS_SHOWN).map((entry) => (
          <PreviewRow key={entry.row} entry={entry} backIn={backIn.get(entry.row)} />
        ))}
      </ol>
      {more > 0 && <p className="text-sm text-muted">{t('bank.preview.more', { count: more })}</p>}
    </>
  )
}

interface PreviewRowProps {
  entry: StatementEntry
  /** The row in which the bank took it back. */
  backIn: number | undefined
}

function PreviewRow({ entry, backIn }: PreviewRowProps) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const { day, amount, currency, payer, memo } = entry
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2">
      <span className="tabular w-40 text-muted">{formatDay(day, lang)}</span>
      <span className="min-w-0 grow basis-48 wrap-anywhere">
        {payer !== null && !memo.includes(payer) && (
          <span className="me-2 font-semibold">{payer}</span>
        )}
        {memo}
      </span>
      {backIn !== undefined && (
        <span className="text-danger">{t('bank.preview.takenBackIn', { row: backIn })}</span>
      )}
      <strong className="tabular">{format({ currency, amount })}</strong>
    </li>
  )
}
