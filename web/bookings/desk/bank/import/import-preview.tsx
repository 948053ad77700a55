import type { BankAccount } from '../../../../../worker/contracts/bookings/bank-imports'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../platform/api/api'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button } from '../../../../ui/button'
import { FailureAlert } from '../../../../ui/failure-alert'
import { Form } from '../../../../ui/field'
import { SubmitButton } from '../../../../ui/submit-button'
import { useClock } from '../../../../desk/ui/use-clock'
import { AccountField } from '../account-field'
import { PreviewChecks } from './preview-checks'
import { PreviewFaults } from './preview-faults'
import { PreviewNotes } from './preview-notes'
import { PreviewRows } from './preview-rows'
import type { Import } from './use-import'
import { usePreviewForm, type PreviewForm } from './use-preview-form'
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
