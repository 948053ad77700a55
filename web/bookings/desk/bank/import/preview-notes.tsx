import { useTranslation } from 'react-i18next'
import type { Statement } from '../../../../../worker/contracts/bookings/statement-types'
import type { TakenBack } from '../../../../../worker/contracts/bookings/statement-types'
import {
  SKIP_REASONS,
  type SkipReason,
} from '../../../../../worker/contracts/bookings/statement-types'
import type { Currency } from '../../../../../worker/contracts/currencies'
import { useMoney } from '../../../../desk/ui/use-money'
import { ROWS_SHOWN } from './preview-rows'
import type { ReadStatement } from './use-statement'

/** Accounts for every row of a file: how many are imported, and why the others are left out. */
export function PreviewNotes({ read: { file, layout, statement } }: { read: ReadStatement }) {
  const { t } = useTranslation('desk-bank')
  const { entries, skipped, takenBack, hasBalance, balanceBreaksAt } = statement
  const counts = { rows: file.rows.length, entries: entries.length, skipped: skipped.length }
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
          {t('preview.otherSheets', { sheets: file.otherSheets.join(', ') })}
        </p>
      )}
      <p>{t('preview.account', counts)}</p>
      <ul className="list-disc ps-5">
        {SKIP_REASONS.map((reason) => (
          <SkippedLine key={reason} reason={reason} skipped={skipped} />
        ))}
      </ul>
      {hasBalance && balanceBreaksAt === null && <p>{t('preview.balanceOk')}</p>}
    </div>
  )
}

function TakenBackLine({ taken, currency }: { taken: TakenBack; currency: Currency }) {
  const { t } = useTranslation('desk-bank')
  const format = useMoney()
  const { row, amount, memo, cameIn } = taken
  return (
    <li className="wrap-anywhere">
      {t('preview.takenBack', { row, amount: format({ currency, amount }), memo })}{' '}
      {cameIn !== null && t('preview.cameIn', { row: cameIn })}
    </li>
  )
}

interface SkippedLineProps extends Pick<Statement, 'skipped'> {
  reason: SkipReason
}

function SkippedLine({ reason, skipped }: SkippedLineProps) {
  const { t } = useTranslation('desk-bank')
  const rows = skipped.filter((each) => each.reason === reason).map(({ row }) => row)
  if (rows.length === 0) return null
  const shown = rows.slice(0, ROWS_SHOWN).join(', ')
  const line = rows.length === 1 ? 'preview.skipped' : 'preview.skippedMany'
  return (
    <li>
      {t(line, {
        reason: t(`preview.skip.${reason}`),
        count: rows.length,
        rows: rows.length > ROWS_SHOWN ? `${shown} …` : shown,
      })}
    </li>
  )
}
