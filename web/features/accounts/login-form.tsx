import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { login } from '../../../worker/contracts/sessions'
import { ApiError } from '../../platform/api/api'
import { useSession } from '../../platform/session/session'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { FailureAlert } from '../../ui/failure-alert'
import { PasswordField } from './password-field'
import { ResendOffer } from './resend-offer'
import { useLogIn } from './use-log-in'

/** `onDone` runs after the login, or when the form is left for another page. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const present = useSession()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(login),
    defaultValues: { username: present?.username ?? '', password: '' },
  })
  const { mutate, isPending, error } = useLogIn(onDone)
  const { errors } = formState
  return (
    <Form onSubmit={handleSubmit((credentials) => mutate(credentials))}>
      <TextField
        label={t('field.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={errors.username && t('invalid.required')}
        {...register('username')}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        error={errors.password && t('invalid.required')}
        {...register('password')}
      />
      <LoginFailure error={error} onDone={onDone} />
      <SubmitButton
        look="primary"
        label={t('login.submit')}
        waiting={t('login.waiting')}
        isWaiting={isPending}
      />
      <Link
        to="/forgot"
        onClick={onDone}
        className="flex min-h-11 items-center self-center text-primary underline"
      >
        {t('login.forgot')}
      </Link>
    </Form>
  )
}

/** Offers a new code to an unverified member; shows any other error. */
function LoginFailure({ error, onDone }: { error: Error | null; onDone: () => void }) {
  const email =
    error instanceof ApiError && error.code === 'EmailNotVerified' ? error.body['email'] : undefined
  if (typeof email === 'string') return <ResendOffer email={email} onDone={onDone} />
  return <FailureAlert failure={error} />
}
