import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addressed } from '../../../worker/contracts/accounts'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { AccountPage } from './account-page'
import { requestReset } from './accounts.api'
import { useFieldError } from './field-errors'

/** Requests a reset link. The response is the same whether or not the account exists. */
export function ForgotPage() {
  const { t } = useTranslation('accounts')
  const fieldError = useFieldError()
  const { register, handleSubmit, formState, getValues } = useForm({
    resolver: zodResolver(addressed),
  })
  const {
    mutate,
    isPending,
    error,
    data: sentTo,
  } = useMutation({
    mutationFn: async ({ email }: { email: string }, { client }) => {
      await requestReset(client, email)
      return email
    },
  })
  return (
    <AccountPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <Form onSubmit={handleSubmit((values) => mutate(values))}>
        <TextField
          type="email"
          inputMode="email"
          label={t('field.email')}
          error={fieldError('email', formState.errors.email, getValues('email'))}
          autoComplete="email"
          {...register('email')}
        />
        <SubmitButton
          look="primary"
          label={t('forgot.submit')}
          waiting={t('forgot.waiting')}
          isWaiting={isPending}
        />
        <FailureAlert failure={error} />
        {sentTo !== undefined && !isPending && (
          <AlertBanner kind="success">{t('forgot.sent', { email: sentTo })}</AlertBanner>
        )}
      </Form>
    </AccountPage>
  )
}
