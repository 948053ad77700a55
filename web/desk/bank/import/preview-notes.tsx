import { useTranslation } from 'react-i18next'
import { STATEMENT_ROWS_MAX } from '../../../../worker/contracts/bank/new-import'
import type { Statement } from '../../../../worker/contracts/bank/bank-statements'
import { AlertBanner } from '../../../ui/alert-banner'
import { ROWS_SHOWN } from './preview-rows'

/** Why a file cannot be sent. */
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

/** What else the file has: further rows, money that went back, other currencies. */
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
