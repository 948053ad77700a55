import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { FailureAlert } from '../../ui/failure-alert'
import { EmailField } from './member-fields'
import { useFieldError } from './use-form-fields'
import { PasswordField } from './password-field'
import { RemovalButton, SettingRow, useChangeSettings } from './setting-row'
import { addressChangeForm } from './sign-up.form'

/** The new address takes effect once verified; until then the change can be cancelled. */
export function EmailSetting({ own }: { own: OwnSettings }) {
  const { t } = useTranslation('accounts')
  const change = useChangeSettings()
  const cancel = useChangeSettings()
  const { email, pendingEmail } = own
  return (
    <SettingRow title={t('field.email')} value={email}>
      {pendingEmail && <PendingChange own={own} isNew={change.isSuccess} cancel={cancel} />}
      {!pendingEmail && cancel.isSuccess && (
        <AlertBanner kind="success">{t('settings.email.withdrawn', { email })}</AlertBanner>
      )}
      <AddressForm change={change} error={change.error ?? cancel.error} />
    </SettingRow>
  )
}

type Change = ReturnType<typeof useChangeSettings>

function AddressForm({ change, error }: { change: Change; error: Error | null }) {
  const { t } = useTranslation('accounts')
  const form = useForm({ resolver: zodResolver(addressChangeForm) })
  const submit = form.handleSubmit((wanted) =>
    change.mutate(wanted, { onSuccess: () => form.reset() }),
  )
  return (
    <Form onSubmit={submit}>
      <AddressFields form={form} />
      <FailureAlert failure={error} />
      <SubmitButton
        label={t('settings.change')}
        waiting={t('settings.saving')}
        isWaiting={change.isPending}
      />
    </Form>
  )
}

type AddressChange = { email: string; oldPassword: string }

function AddressFields({ form }: { form: UseFormReturn<AddressChange> }) {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const { register, formState, getValues } = form
  const faultOf = (name: keyof AddressChange) =>
    fieldError(name, formState.errors[name], getValues(name))
  return (
    <>
      <EmailField
        label={t('settings.email.label')}
        hint={t('hint.email')}
        error={faultOf('email')}
        {...register('email')}
      />
      <PasswordField
        label={t('field.oldPassword')}
        error={faultOf('oldPassword')}
        autoComplete="current-password"
        enterKeyHint="go"
        {...register('oldPassword')}
      />
    </>
  )
}

type PendingChangeProps = { own: OwnSettings; isNew: boolean; cancel: Change }

function PendingChange({ own: { email, pendingEmail }, isNew, cancel }: PendingChangeProps) {
  const { t } = useTranslation('accounts')
  const actions = (
    <>
      <Link to="/verify" search={{ email: pendingEmail ?? '' }} className={buttonClass('primary')}>
        {t('signUp.toVerify')}
      </Link>
      <RemovalButton
        label={t('settings.email.withdraw')}
        isRemoving={cancel.isPending}
        onRemove={() => cancel.mutate({ email })}
      />
    </>
  )
  return (
    <AlertBanner kind={isNew ? 'success' : 'info'} action={actions}>
      {t(isNew ? 'settings.email.sent' : 'settings.email.pending', { email: pendingEmail })}
    </AlertBanner>
  )
}
