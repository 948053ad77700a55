import { useTranslation } from 'react-i18next'
import {
  STATEMENT_ROWS_MAX,
  type BankAccount,
} from '../../../../../worker/contracts/bookings/bank-imports'
import type { RowFault } from '../../../../../worker/contracts/bookings/statement-types'
import { useClock } from '../../../../desk/ui/use-clock'
import { ApiError } from '../../../../platform/api/api'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { Form, CheckField } from '../../../../ui/field'
import { SubmitButton } from '../../../../ui/submit-button'
import { AccountField } from '../bank-fields'
import { columnNames } from './column-choice'
import { PreviewNotes } from './preview-notes'
import { PreviewRows, ROWS_SHOWN } from './preview-rows'
import type { Import } from './use-import'
import { usePreviewForm, type PreviewForm, type Check } from './use-preview-form'
import type { ReadStatement } from './use-statement'

interface ImportPreviewProps {
  importing: Import
  read: ReadStatement
  accounts: readonly BankAccount[]
}

/** A file's incoming rows before they are sent, with unreadable rows and a balance that does not follow. */
export function ImportPreview({ importing, read, accounts }: ImportPreviewProps) {
  const form = usePreviewForm(importing, read, accounts)
  const { entries, asked } = read.statement
  const isNothing = entries.length === 0 && asked.length === 0
  return (
    <Form onSubmit={form.submit}>
      <PreviewHead importing={importing} read={read} />
      <PreviewFaults read={read} />
      {entries.length > 0 && <PreviewRows statement={read.statement} />}
      <PreviewNotes read={read} />
      {!isNothing && (
        <>
          <PreviewChecks form={form} />
          <PreviewAccount form={form} accounts={accounts} />
          <ImportFailure failure={form.failure} />
          <SendButton form={form} />
        </>
      )}
    </Form>
  )
}

function PreviewHead({ importing, read }: Omit<ImportPreviewProps, 'accounts'>) {
  const { t } = useTranslation('desk-bookings')
  const { layout, statement } = read
  const count = statement.entries.length
  const isAsked = statement.asked.length > 0
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 className="text-lg">
        {count > 0
          ? t('bank.preview.title', { count })
          : t(isAsked ? 'bank.preview.waiting' : 'bank.preview.nothing')}
      </h2>
      <span className="text-sm text-muted">{t(`bank.bank.${layout.bank}`)}</span>
      <Button look="link" className="ms-auto" onClick={importing.statement.startNaming}>
        {t('bank.mapping.change')}
      </Button>
    </div>
  )
}

function PreviewAccount({
  form,
  accounts,
}: {
  form: PreviewForm
  accounts: readonly BankAccount[]
}) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="max-w-md">
      <AccountField
        known={accounts}
        {...form.field('account', { fault: t('bank.fault.account') })}
      />
    </div>
  )
}

function SendButton({ form: { canSend, count, isPending } }: { form: PreviewForm }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div>
      <SubmitButton
        look="primary"
        disabled={!canSend}
        label={t('bank.preview.send', { count })}
        waiting={t('bank.preview.sending')}
        isWaiting={isPending}
      />
    </div>
  )
}

/** The error of an import, or the time at which the file was imported before. */
function ImportFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  const isKnown = failure instanceof ApiError && failure.code === 'AlreadyImported'
  if (!isKnown) return <FailureAlert failure={failure} />
  const { at } = failure.body as { at?: number }
  return (
    <AlertBanner kind="error">
      {t('bank.import.again', { time: at === undefined ? '' : time(at) })}
    </AlertBanner>
  )
}

/** Doubts that a person has to accept before a file is sent: a balance that does not follow, amounts without a sign. */
function PreviewChecks({ form }: { form: PreviewForm }) {
  return form.checks.map((check) => <PreviewCheck key={check.about} form={form} check={check} />)
}

function PreviewCheck({ form, check }: { form: PreviewForm; check: Check }) {
  const { t } = useTranslation('desk-bookings')
  const { about, row } = check
  const { error, ...box } = form.field(about)
  return (
    <div className="rounded-card border border-danger bg-surface px-4 py-2">
      <p className="py-2 font-semibold text-danger">
        {about === 'balance'
          ? t('bank.preview.balanceBreaks', { row })
          : t('bank.preview.unsigned')}
      </p>
      <CheckField
        label={t(about === 'balance' ? 'bank.preview.anyway' : 'bank.preview.allIn')}
        aria-invalid={error !== undefined || undefined}
        {...box}
      />
    </div>
  )
}

/** Faults that prevent an import: what was found, where, and what was expected. */
function PreviewFaults({ read }: { read: ReadStatement }) {
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
