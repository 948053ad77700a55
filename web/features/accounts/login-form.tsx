import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { login } from '../../../worker/contracts/accounts/sessions'
import { ApiError } from '../../platform/api/api'
import { isPassing, takePlace } from '../../platform/session/return-place'
import { useSession, currentSession } from '../../platform/session/session'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { logIn } from './accounts.api'
import { PasswordField } from './password-field'
import { ResendOffer } from './resend-code'

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
      <ForgotLink text={t('login.forgot')} onLeave={onDone} />
    </Form>
  )
}

type FieldProps = { form: UseFormReturn<{ username: string; password: string }> }

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
      enterKeyHint="go"
      error={formState.errors.password && t('invalid.required')}
      {...register('password')}
    />
  )
}

const FORGOT = 'flex min-h-11 items-center self-center text-primary underline'

function ForgotLink({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <Link to="/forgot" onClick={onLeave} className={FORGOT}>
      {text}
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

/** Logs in. From a page that only visitors need, goes back to where the sign-up began, or home. */
function useLogIn(onDone: () => void) {
  const router = useRouter()
  return useMutation({
    mutationFn: (credentials: { username: string; password: string }, { client }) =>
      logIn(client, credentials),
    // Do not keep the password in memory after the form is closed.
    gcTime: 0,
    async onSuccess(session) {
      currentSession().start(session)
      onDone()
      if (isPassing(router.state.location.pathname)) await leave(router)
    },
  })
}

async function leave(router: ReturnType<typeof useRouter>) {
  const place = takePlace()
  // Replace the entry, so that going back does not reach a page that logs out on load.
  if (place === null) await router.navigate({ to: '/', replace: true })
  else router.history.replace(place)
}
