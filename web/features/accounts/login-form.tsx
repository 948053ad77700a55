import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { login } from '../../../worker/contracts/accounts/sessions'
import { ApiError } from '../../platform/api/api'
import { useSession } from '../../platform/session/session'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { FailureAlert } from '../../ui/failure-alert'
import { PasswordField } from './password-field'
import { ResendOffer } from './resend-offer'
import { useLogIn } from './use-log-in'

/** `onDone` runs after the login, or when the visitor goes to another page. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const username = useSession()?.username ?? ''
  const form = useForm({ resolver: zodResolver(login), defaultValues: { username, password: '' } })
  const { mutate, isPending, error } = useLogIn(onDone)
  return (
    <Form onSubmit={form.handleSubmit((credentials) => mutate(credentials))}>
      <NameField form={form} />
      <CurrentPasswordField form={form} />
      <LoginFailure error={error} onDone={onDone} />
      <SubmitButton
        look="primary"
        label={t('login.submit')}
        waiting={t('login.waiting')}
        isWaiting={isPending}
      />
      <ForgotLink onLeave={onDone} />
    </Form>
  )
}

interface FieldProps {
  form: UseFormReturn<{ username: string; password: string }>
}

function NameField({ form: { register, formState } }: FieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t('field.login')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      error={formState.errors.username && t('invalid.required')}
      {...register('username')}
    />
  )
}

function CurrentPasswordField({ form: { register, formState } }: FieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <PasswordField
      label={t('field.password')}
      autoComplete="current-password"
      error={formState.errors.password && t('invalid.required')}
      {...register('password')}
    />
  )
}

function ForgotLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <Link
      to="/forgot"
      onClick={onLeave}
      className="flex min-h-11 items-center self-center text-primary underline"
    >
      {t('login.forgot')}
    </Link>
  )
}

/** Offers a new code to an unverified member; shows any other error. */
function LoginFailure({ error, onDone }: { error: Error | null; onDone: () => void }) {
  const email =
    error instanceof ApiError && error.code === 'EmailNotVerified' ? error.body['email'] : undefined
  if (typeof email === 'string') return <ResendOffer email={email} onDone={onDone} />
  return <FailureAlert failure={error} />
}
