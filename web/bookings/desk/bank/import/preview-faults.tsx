import { useTranslation } from 'react-i18next'
import type { RowFault } from '../../../../../worker/contracts/bookings/statement-types'
import { STATEMENT_ROWS_MAX } from '../../../../../worker/contracts/bookings/new-import'
import { AlertBanner } from '../../../../ui/alert-banner'
import { columnNames } from './column-choice'
import { ROWS_SHOWN } from './preview-rows'
import type { ReadStatement } from './use-statement'

/** Faults that prevent an import: what was found, where, and what was expected. */
export function PreviewFaults({ read }: { read: ReadStatement }) {
  const { t } = useTranslation('desk-bookings')
  const { entries, faults } = read.statement
  return (
    <>
      {faults.length > 0 && <RowFaults read={read} />}
      {entries.length > STATEMENT_ROWS_MAX && (
        <AlertBanner kind="error">
          {t('bank.preview.tooLong', { max: STATEMENT_ROWS_MAX })}
        </AlertBanner>
      )}
    </>
  )
}

function RowFaults({ read: { file, statement } }: { read: ReadStatement }) {
  const { t } = useTranslation('desk-bookings')
  const { faults } = statement
  const names = columnNames(file)
  const more = faults.length - ROWS_SHOWN
  return (
    <AlertBanner kind="error">
      {t('bank.preview.faults')}
      <ul className="list-disc ps-5">
        {faults.slice(0, ROWS_SHOWN).map((fault) => (
          <FaultLine key={fault.row} fault={fault} names={names} />
        ))}
        {more > 0 && <li>{t('bank.preview.faultsMore', { count: more })}</li>}
      </ul>
    </AlertBanner>
  )
}

function FaultLine({ fault, names }: { fault: RowFault; names: readonly string[] }) {
  const { t } = useTranslation('desk-bookings')
  const { row, code, column } = fault
  const found = fault.found.trim() === '' ? t('bank.preview.foundEmpty') : fault.found
  const name = names[column] ?? String(column + 1)
  return (
    <li className="wrap-anywhere">
      {t(`bank.preview.fault.${code}`, { row, column: name, found })}
    </li>
  )
}
