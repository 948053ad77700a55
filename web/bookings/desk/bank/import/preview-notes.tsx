import { useTranslation } from 'react-i18next'
import {
  SKIP_REASONS,
  type Statement,
  type TakenBack,
} from '../../../../../worker/contracts/bookings/statement-types'
import type { Currency } from '../../../../../worker/contracts/currencies'
import { useMoney } from '../../../../desk/ui/use-money'
import { ROWS_SHOWN } from './preview-rows'
import type { ReadStatement } from './use-statement'

/** Accounts for every row of a file: what is imported, what waits, and why the others are left out. */
export function PreviewNotes({ read: { file, layout, statement } }: { read: ReadStatement }) {
  const { t } = useTranslation('desk-bookings')
  const { entries, takenBack, hasBalance, balanceBreaksAt } = statement
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      {takenBack.length > 0 && (
        <ul className="text-danger">
          {takenBack.map((taken) => (
            <TakenBackLine key={taken.row} taken={taken} currency={layout.currency} />
          ))}
        </ul>
      )}
      {file.otherSheets.length > 0 && (
        <p className="text-danger">
          {t('bank.preview.otherSheets', { sheets: file.otherSheets.join(', ') })}
        </p>
      )}
      <p>{t('bank.preview.account', { count: file.rows.length })}</p>
      <RowCounts statement={statement} />
      {entries.length > 0 && hasBalance && balanceBreaksAt === null && (
        <p>{t('bank.preview.balanceOk')}</p>
      )}
    </div>
  )
}

function RowCounts({ statement }: { statement: Statement }) {
  const { t } = useTranslation('desk-bookings')
  const { entries, asked, faults, skipped } = statement
  return (
    <ul className="list-disc ps-5">
      {entries.length > 0 && <li>{t('bank.preview.can', { count: entries.length })}</li>}
      <RowsLine what={t('bank.preview.asked')} rows={asked} />
      <RowsLine what={t('bank.preview.unread')} rows={faults} />
      {SKIP_REASONS.map((reason) => (
        <RowsLine
          key={reason}
          what={t(`bank.preview.skip.${reason}`)}
          rows={skipped.filter((each) => each.reason === reason)}
        />
      ))}
    </ul>
  )
}

function TakenBackLine({ taken, currency }: { taken: TakenBack; currency: Currency }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const { row, amount, memo, cameIn } = taken
  return (
    <li className="wrap-anywhere">
      {t('bank.preview.takenBack', { row, amount: format({ currency, amount }), memo })}{' '}
      {cameIn !== null && t('bank.preview.cameIn', { row: cameIn })}
    </li>
  )
}

/** The number of rows of one kind, and which they are. */
function RowsLine({ what, rows }: { what: string; rows: readonly { row: number }[] }) {
  const { t } = useTranslation('desk-bookings')
  if (rows.length === 0) return null
  const shown = rows
    .slice(0, ROWS_SHOWN)
    .map(({ row }) => row)
    .join(', ')
  const line = rows.length === 1 ? 'bank.preview.skipped' : 'bank.preview.skippedMany'
  return (
    <li>
      {t(line, {
        reason: what,
        count: rows.length,
        rows: rows.length > ROWS_SHOWN ? `${shown} …` : shown,
      })}
    </li>
  )
}
