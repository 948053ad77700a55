import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation, Trans } from 'react-i18next'
import type { VerificationResponse } from '../../../worker/contracts/accounts/accounts'
import { registration } from '../../../worker/contracts/accounts/registration'
import type { LoginPanel as Panel } from '../../platform/session/login-request'
import { AlertBanner } from '../../ui/alert-banner'
import { Form } from '../../ui/field'
import { moveFocus } from '../../ui/focus'
import { LoginForm } from './login-form'
import { NameFields } from './member-fields'
import { PasswordField } from './password-field'
import { SignUpButton, SignedUp } from './sign-up-end'
import { useFormFields } from './use-form-fields'
import { useRegistration } from './use-registration'

const FIELDS = { username: 'username', email: 'email', password: 'password' } as const

const NAMES = ['username', 'email'] as const

const LINK = 'text-primary underline underline-offset-2'

const FULL_FORM = `${LINK} flex min-h-11 items-center self-center`

type LoginPanelProps = { panel: Panel; onDone: () => void }

export function LoginPanel({ panel, onDone }: LoginPanelProps) {
  const { t } = useTranslation('accounts')
  const [isVerified, setVerified] = useState(false)
  useEffect(() => {
    if (isVerified) moveFocus(document.querySelector('dialog[open] input[autocomplete="username"]'))
  }, [isVerified])
  const isLoginOnly = isVerified || panel === 'again'
  return (
    <div className="flex flex-col gap-4">
      {isVerified && (
        <AlertBanner kind="success">{t('verify.EMAIL_VERIFICATION_SUCCESS')}</AlertBanner>
      )}
      {isLoginOnly && !isVerified && <p>{t('login.again')}</p>}
      <LoginForm key={String(isLoginOnly)} onDone={onDone} />
      {!isLoginOnly && <SignUp panel={panel} onDone={onDone} onVerified={setVerified} />}
    </div>
  )
}

type SignUpProps = LoginPanelProps & { onVerified: (canLogIn: boolean) => void }

/** `onVerified` is called with false if the member must choose a new password first. */
function SignUp({ panel, onDone, onVerified }: SignUpProps) {
  const { t } = useTranslation('accounts')
  return (
    <details open={panel === 'signup'} className="group border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-field font-semibold hover:text-primary">
        {t('quick.title')}
        <ChevronDown aria-hidden size={18} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <QuickSignUp
          onDone={onDone}
          onVerified={({ needsNewPassword }) => onVerified(!needsNewPassword)}
        />
      </div>
    </details>
  )
}

type QuickSignUpProps = { onDone: () => void; onVerified: (answer: VerificationResponse) => void }

/** Sign-up with three fields, under the same rules as the full form. */
function QuickSignUp({ onDone, onVerified }: QuickSignUpProps) {
  const { t } = useTranslation('accounts')
  const { form, submit, sentTo, ...sending } = useQuickSignUp()
  if (sentTo !== undefined) return <SignedUp email={sentTo} onVerified={onVerified} />
  const isReady = form.formState.isValid && !sending.isBlocked
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
        <NameFields {...sending.duplicates} />
        <QuickPasswordField />
        <TermsNote onLeave={onDone} />
        {sending.humanCheck}
        <SignUpButton look="primary" {...sending} isReady={isReady} />
        <FullFormLink text={t('quick.full')} onLeave={onDone} />
      </Form>
    </FormProvider>
  )
}

function useQuickSignUp() {
  const form = useForm({ resolver: zodResolver(registration), mode: 'onTouched' })
  const names = useWatch({ control: form.control, name: NAMES })
  const { send, ...sending } = useRegistration(form, { names, fields: FIELDS })
  const submit = form.handleSubmit(({ username, email, password }) =>
    send({ username, email, password, wantEmail: false }),
  )
  return { form, submit, ...sending }
}

function QuickPasswordField() {
  const { t } = useTranslation('accounts')
  const { register, errorOf, isGoodPassword } = useFormFields()
  return (
    <PasswordField
      label={t('field.password')}
      hint={t('hint.password')}
      error={errorOf('password')}
      isGood={isGoodPassword('password')}
      autoComplete="new-password"
      {...register('password')}
    />
  )
}

function TermsNote({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('accounts')
  const links = {
    terms: <Link to="/tandc" onClick={onLeave} className={LINK} />,
    privacy: <Link to="/privacy" onClick={onLeave} className={LINK} />,
  }
  return (
    <p className="text-sm text-muted">
      <Trans t={t} i18nKey="quick.note" components={links} />
    </p>
  )
}

function FullFormLink({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <Link to="/register" onClick={onLeave} className={FULL_FORM}>
      {text}
    </Link>
  )
}
