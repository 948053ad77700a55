import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Form } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { AccountField } from '../account-field'
import { BalanceBreak } from './balance-break'
import { ImportFailure } from './import-failure'
import { PreviewFaults, PreviewNotes } from './preview-notes'
import { PreviewRows } from './preview-rows'
import type { Import } from './use-import'
import { usePreviewForm, type PreviewForm } from './use-preview-form'
import type { ReadStatement } from './use-statement'

interface ImportPreviewProps {
  importing: Import
  read: ReadStatement
  accounts: readonly string[]
}

/** A file's incoming rows before they are sent, with unreadable rows and a balance that does not follow. */
export function ImportPreview({ importing, read, accounts }: ImportPreviewProps) {
  const form = usePreviewForm(importing, read, accounts)
  const { isPending, error } = importing.sending
  const { entries, balanceBreaksAt } = read.statement
  return (
    <Form onSubmit={form.submit}>
      <PreviewHead read={read} nameColumns={importing.statement.startNaming} />
      <PreviewFaults statement={read.statement} />
      {entries.length > 0 && <PreviewRows entries={entries} />}
      <PreviewNotes statement={read.statement} />
      <BalanceBreak form={form} row={balanceBreaksAt} />
      <PreviewAccount form={form} accounts={accounts} />
      <ImportFailure failure={error} />
      <SendButton canSend={form.canSend} count={entries.length} isWaiting={isPending} />
    </Form>
  )
}

interface PreviewHeadProps {
  read: ReadStatement
  nameColumns: () => void
}

function PreviewHead({ read: { layout, statement }, nameColumns }: PreviewHeadProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 className="text-lg">{t('preview.title', { count: statement.entries.length })}</h2>
      <span className="text-sm text-muted">{t(`bank.${layout.bank}`)}</span>
      <Button look="link" className="ms-auto" onClick={nameColumns}>
        {t('mapping.change')}
      </Button>
    </div>
  )
}

interface PreviewAccountProps extends Pick<ImportPreviewProps, 'accounts'> {
  form: PreviewForm
}

function PreviewAccount({ form, accounts }: PreviewAccountProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <div className="max-w-md">
      <AccountField
        known={accounts}
        value={form.account}
        error={form.isChecked && form.isUnnamed ? t('fault.account') : undefined}
        onChange={form.setAccount}
      />
    </div>
  )
}

interface SendButtonProps {
  canSend: boolean
  /** Number of entries. */
  count: number
  isWaiting: boolean
}

function SendButton({ canSend, count, isWaiting }: SendButtonProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <div>
      <SubmitButton
        look="primary"
        disabled={!canSend}
        label={t('preview.send', { count })}
        waiting={t('preview.sending')}
        isWaiting={isWaiting}
      />
    </div>
  )
}
