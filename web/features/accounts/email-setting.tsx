import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/own-account'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { FailureAlert } from '../../ui/failure-alert'
import { useFieldError } from './field-errors'
import { PasswordField } from './password-field'
import { SettingRow } from './setting-row'
import { addressChangeForm } from './sign-up.form'
import { useChangeSettings } from './use-change-settings'
import { moveFocus } from '../../ui/focus'

/** The new address takes effect once verified; until then the change can be cancelled. */
export function EmailSetting({ own: { email, pendingEmail } }: { own: OwnSettings }) {
  const { t } = useTranslation('accounts')
  const change = useChangeSettings()
  const cancel = useChangeSettings()
  return (
    <SettingRow title={t('field.email')} value={email}>
      {pendingEmail && (
        <PendingChange
          email={pendingEmail}
          isNew={change.isSuccess}
          isCancelling={cancel.isPending}
          onCancel={() => cancel.mutate({ email })}
        />
      )}
      {!pendingEmail && cancel.isSuccess && (
        <AlertBanner kind="success">{t('settings.email.withdrawn', { email })}</AlertBanner>
      )}
      <AddressForm change={change} error={change.error ?? cancel.error} />
    </SettingRow>
  )
}

interface AddressFormProps {
  change: ReturnType<typeof useChangeSettings>
  error: Error | null
}

function AddressForm({ change, error }: AddressFormProps) {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const { register, handleSubmit, formState, getValues, reset } = useForm({
    resolver: zodResolver(addressChangeForm),
  })
  const { errors } = formState
  return (
    <Form onSubmit={handleSubmit((wanted) => change.mutate(wanted, { onSuccess: () => reset() }))}>
      <TextField
        type="email"
        inputMode="email"
        label={t('settings.email.label')}
        hint={t('hint.email')}
        error={fieldError('email', errors.email, getValues('email'))}
        autoComplete="email"
        {...register('email')}
      />
      <PasswordField
        label={t('field.oldPassword')}
        error={fieldError('oldPassword', errors.oldPassword, getValues('oldPassword'))}
        autoComplete="current-password"
        {...register('oldPassword')}
      />
      <FailureAlert failure={error} />
      <SubmitButton
        label={t('settings.change')}
        waiting={t('settings.saving')}
        isWaiting={change.isPending}
      />
    </Form>
  )
}

interface PendingChangeProps {
  email: string
  isNew: boolean
  isCancelling: boolean
  onCancel: () => void
}

function PendingChange({ email, isNew, isCancelling, onCancel }: PendingChangeProps) {
  const { t } = useTranslation('accounts')
  const actions = (
    <>
      <Link to="/verify" search={{ email }} className={buttonClass('primary')}>
        {t('signUp.toVerify')}
      </Link>
      <SubmitButton
        type="button"
        label={t('settings.email.withdraw')}
        waiting={t('settings.saving')}
        isWaiting={isCancelling}
        onClick={({ currentTarget }) => {
          moveFocus(currentTarget.closest('details')?.querySelector('summary'))
          onCancel()
        }}
      />
    </>
  )
  return (
    <AlertBanner kind={isNew ? 'success' : 'info'} action={actions}>
      {t(isNew ? 'settings.email.sent' : 'settings.email.pending', { email })}
    </AlertBanner>
  )
}
