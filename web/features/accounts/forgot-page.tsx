import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addressed } from '../../../worker/contracts/accounts/accounts'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { AccountPage } from './account-page'
import { requestReset } from './accounts.api'
import { EmailField } from './member-fields'
import { useFieldError } from './use-form-fields'

/** Requests a reset link. The response is the same whether or not the account exists. */
export function ForgotPage() {
  const { t } = useTranslation('accounts')
  return (
    <AccountPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotForm />
    </AccountPage>
  )
}

function ForgotForm() {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const form = useForm({ resolver: zodResolver(addressed) })
  const { mutate, isPending, isSuccess, variables, error } = useResetRequest()
  const fault = fieldError('email', form.formState.errors.email, form.getValues('email'))
  return (
    <Form onSubmit={form.handleSubmit(({ email }) => mutate(email))}>
      <EmailField enterKeyHint="send" error={fault} {...form.register('email')} />
      <SubmitButton
        look="primary"
        label={t('forgot.submit')}
        waiting={t('forgot.waiting')}
        isWaiting={isPending}
      />
      <FailureAlert failure={error} />
      {isSuccess && <SentNote email={variables} />}
    </Form>
  )
}

function SentNote({ email }: { email: string }) {
  const { t } = useTranslation('accounts')
  return <AlertBanner kind="success">{t('forgot.sent', { email })}</AlertBanner>
}

function useResetRequest() {
  return useMutation({
    mutationFn: (email: string, { client }) => requestReset(client, email),
  })
}
