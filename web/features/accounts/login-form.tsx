import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { login } from '../../../worker/contracts/accounts/sessions'
import { ApiError } from '../../platform/api/api'
import { isPassing, takePlace } from '../../platform/session/return-place'
import { useSession, currentSession } from '../../platform/session/session'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { logIn, type Credentials } from './accounts.api'
import { PasswordField } from './password-field'
import { ResendOffer } from './resend-code'

/** `onDone` runs after the login, or when the visitor goes to another page. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const username = useSession()?.username ?? ''
  const form = useForm({
    resolver: zodResolver(typedLogin),
    defaultValues: { username, password: '', code: '' },
  })
  const { mutate, isPending, error } = useLogIn(onDone)
  return (
    <Form onSubmit={form.handleSubmit((credentials) => mutate(credentials))}>
      <NameField form={form} />
      <CurrentPasswordField form={form} />
      {asksForCode(error) && <CodeField form={form} />}
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

type Typed = { username: string; password: string; code: string }
type FieldProps = { form: UseFormReturn<Typed, unknown, Credentials> }

/** The field of the code is empty until it is asked for. */
const typedLogin = login.omit({ code: true }).extend({
  code: z.string().transform((code) => (code.trim() === '' ? undefined : code)),
})

function asksForCode(error: Error | null): boolean {
  return error instanceof ApiError && (error.code === 'CodeNeeded' || error.code === 'CodeWrong')
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
      enterKeyHint="go"
      error={formState.errors.password && t('invalid.required')}
      {...register('password')}
    />
  )
}

/** Appears once the password is right. */
function CodeField({ form: { register, setFocus } }: FieldProps) {
  const { t } = useTranslation('accounts')
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <TextField
      label={t('login.code')}
      hint={t('login.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...register('code')}
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
  // The field that has appeared says it.
  if (error instanceof ApiError && error.code === 'CodeNeeded') return null
  if (typeof email === 'string') return <ResendOffer email={email} onDone={onDone} />
  return <FailureAlert failure={error} />
}

/** Logs in. From a page that only visitors need, goes back to where the sign-up began, or home. */
function useLogIn(onDone: () => void) {
  const router = useRouter()
  return useMutation({
    mutationFn: (credentials: Credentials, { client }) => logIn(client, credentials),
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
