import { useTranslation } from 'react-i18next'
import type { Statement, StatementEntry } from '../../../../worker/contracts/bank/bank-statements'
import { STATEMENT_ROWS_MAX } from '../../../../worker/contracts/bank/new-import'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { AlertBanner } from '../../../ui/alert-banner'
import { CheckField } from '../../../ui/field'
import { useMoney } from '../../ui/use-money'
import type { PreviewForm } from './use-preview-form'

const ROWS_SHOWN = 10

/** The first rows of a file as they will be sent. */
export function PreviewRows({ entries }: { entries: readonly StatementEntry[] }) {
  const { t } = useTranslation('desk-bank')
  return (
    <ol
      aria-label={t('preview.rows')}
      className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 text-sm"
    >
      {entries.slice(0, ROWS_SHOWN).map((entry) => (
        <PreviewRow key={entry.row} entry={entry} />
      ))}
    </ol>
  )
}

function PreviewRow({ entry }: { entry: StatementEntry }) {
  const lang = useLang()
  const format = useMoney()
  const { day, amount, currency, payer, memo } = entry
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2">
      <span className="tabular w-28 text-muted">{formatDay(day, lang)}</span>
      <span className="min-w-0 grow basis-48 wrap-anywhere">
        {payer !== null && !memo.includes(payer) && (
          <span className="me-2 font-semibold">{payer}</span>
        )}
        {memo}
      </span>
      <strong className="tabular">{format({ currency, amount })}</strong>
    </li>
  )
}

/** Faults that prevent an import. */
export function PreviewFaults({ statement: { entries, faults } }: { statement: Statement }) {
  const { t } = useTranslation('desk-bank')
  return (
    <>
      {faults.length > 0 && (
        <AlertBanner kind="error">
          {t('preview.faults', { rows: rowsOf(faults.map(({ row }) => row)) })}
        </AlertBanner>
      )}
      {entries.length > STATEMENT_ROWS_MAX && (
        <AlertBanner kind="error">{t('preview.tooLong', { max: STATEMENT_ROWS_MAX })}</AlertBanner>
      )}
    </>
  )
}

/** Notes on a file: further rows, returned money, other currencies. */
export function PreviewNotes({ statement }: { statement: Statement }) {
  const { t } = useTranslation('desk-bank')
  const { entries, returned, otherCurrency, balanceBreaksAt, hasBalance } = statement
  const more = entries.length - ROWS_SHOWN
  return (
    <ul className="flex flex-col text-sm text-muted">
      {more > 0 && <li>{t('preview.more', { count: more })}</li>}
      {returned.length > 0 && <li>{t('preview.returned', { count: returned.length })}</li>}
      {otherCurrency.length > 0 && (
        <li>{t('preview.otherCurrency', { rows: rowsOf(otherCurrency) })}</li>
      )}
      {hasBalance && balanceBreaksAt === null && <li>{t('preview.balanceOk')}</li>}
    </ul>
  )
}

/** Only the first ones: a misread file has many. */
function rowsOf(rows: readonly number[]): string {
  return rows.length > ROWS_SHOWN ? `${rows.slice(0, ROWS_SHOWN).join(', ')} …` : rows.join(', ')
}

/** Asks to accept the balance of a row that does not follow from the one before. */
export function BalanceBreak({ form }: { form: PreviewForm }) {
  const { t } = useTranslation('desk-bank')
  const { balanceBreaksAt: row, isAccepted, setAccepted, isChecked } = form
  if (row === null) return null
  return (
    <div className="rounded-card border border-danger bg-surface px-4 py-2">
      <p className="py-2 font-semibold text-danger">{t('preview.balanceBreaks', { row })}</p>
      <CheckField
        label={t('preview.anyway')}
        checked={isAccepted}
        aria-invalid={(isChecked && !isAccepted) || undefined}
        onChange={({ target }) => setAccepted(target.checked)}
      />
    </div>
  )
}
