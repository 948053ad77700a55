import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  verificationCode,
  type VerificationResponse,
} from '../../../worker/contracts/accounts/accounts'
import { ApiError } from '../../platform/api/api'
import { useErrorText } from '../../platform/api/use-error-text'
import { plainDigits } from '../../platform/forms/plain-digits'
import { currentSession, useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { Form, TextField } from '../../ui/field'
import { LoginButton } from '../../ui/login-button'
import { RetryButton } from '../../ui/retry-button'
import { SubmitButton } from '../../ui/submit-button'
import { verifyEmail } from './accounts.api'
import { EmailField } from './member-fields'
import { ResendCode } from './resend-code'

const WITHOUT_RETRY = new Set(['INCORRECT_CODE', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_DOES_NOT_EXIST'])

const DIGITS = 5
const NO_CODE = new Set<string>(['EMAIL_DOES_NOT_EXIST', 'EMAIL_ALREADY_VERIFIED'])

interface VerifyFormProps {
  email: string
  /** From a mailed link. */
  code?: string | undefined
  /** Without this callback the address is fixed. */
  onEmail?: (email: string) => void
  /** Called once the code is accepted. */
  onVerified?: (answer: VerificationResponse) => void
}

/** Submits the first code as soon as it is complete; after a wrong one, the button submits. */
export function VerifyForm({ email, code: given = '', onEmail, onVerified }: VerifyFormProps) {
  const [typedCode, setTypedCode] = useState<string | null>(null)
  const code = typedCode ?? given
  const verification = useVerification({ email, onVerified })
  const { data, error, isPending, send } = verification
  const type = (digits: string) => {
    setTypedCode(digits)
    if (digits.length === DIGITS && !verification.isIncorrect) send(digits)
  }
  return (
    <>
      <VerifyResult email={email} proven={data} error={error} onRetry={() => send(code)} />
      {!data && (
        <Form onSubmit={() => send(code)}>
          <AddressField email={email} onEmail={onEmail} />
          <CodeField code={code} isSending={isPending} onType={type} />
          <VerifyButton isSending={isPending} canSend={canVerify(email, code)} />
          {verification.waitsForCode && <ResendCode email={email} />}
        </Form>
      )}
    </>
  )
}

function canVerify(email: string, code: string): boolean {
  return email !== '' && verificationCode.safeParse(code).success
}

function AddressField({ email, onEmail }: Pick<VerifyFormProps, 'email' | 'onEmail'>) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => onEmail?.(target.value)
  return <EmailField value={email} readOnly={!onEmail} onChange={change} />
}

type CodeFieldProps = { code: string; isSending: boolean; onType: (digits: string) => void }

function CodeField({ code, isSending, onType }: CodeFieldProps) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t('field.code')}
      hint={isSending ? t('verify.waiting') : t('hint.code')}
      error={code !== '' && !/^\d{1,5}$/.test(code) ? t('invalid.code') : undefined}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      className="tabular max-w-40 text-xl tracking-[0.3em]"
      value={code}
      onChange={({ target }) => onType(plainDigits(target.value))}
    />
  )
}

function VerifyButton({ isSending, canSend }: { isSending: boolean; canSend: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <SubmitButton
      look="primary"
      label={t('verify.submit')}
      waiting={t('verify.waiting')}
      isWaiting={isSending}
      disabled={!canSend}
    />
  )
}

function useVerification({ email, onVerified }: Pick<VerifyFormProps, 'email' | 'onVerified'>) {
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: (sent: { email: string; code: string }, { client }) => verifyEmail(client, sent),
  })
  useEffect(() => {
    if (data) onVerified?.(data)
  }, [data, onVerified])
  const code = error instanceof ApiError ? error.code : ''
  const send = (typed: string) => {
    if (!isPending && canVerify(email, typed)) mutate({ email, code: typed })
  }
  // Such an address has no pending code.
  const waitsForCode = !NO_CODE.has(code) || variables?.email !== email
  return { data, error, isPending, isIncorrect: code === 'INCORRECT_CODE', waitsForCode, send }
}

interface VerifyResultProps {
  email: string
  proven: VerificationResponse | undefined
  error: Error | null
  /** Retries the same code after a failure unrelated to it. */
  onRetry: () => void
}

function VerifyResult({ email, proven, error, onRetry }: VerifyResultProps) {
  const isMember = useSession() !== null
  useEffect(() => {
    // The session still has the old address.
    if (proven && isMember) void currentSession().renew()
  }, [proven, isMember])
  if (proven) return <Verified proven={proven} isMember={isMember} />
  if (!error) return null
  const code = error instanceof ApiError ? error.code : ''
  const next = <NextStep code={code} isMember={isMember} onRetry={onRetry} />
  return (
    <AlertBanner kind={code === 'EMAIL_ALREADY_VERIFIED' ? 'info' : 'error'} action={next}>
      <Reason error={error} code={code} email={email} />
    </AlertBanner>
  )
}

function Verified({ proven, isMember }: { proven: VerificationResponse; isMember: boolean }) {
  const { t } = useTranslation('accounts')
  if (proven.needsNewPassword)
    return <AlertBanner kind="success">{t('verify.newPassword')}</AlertBanner>
  return (
    <AlertBanner kind="success" action={isMember ? null : <LoginButton />}>
      {isMember ? t('verify.EMAIL_CHANGED') : t('verify.EMAIL_VERIFICATION_SUCCESS')}
    </AlertBanner>
  )
}

function Reason({ error, code, email }: { error: Error; code: string; email: string }) {
  const { t } = useTranslation('accounts')
  const { ofFailure } = useErrorText()
  return (
    <>
      {!WITHOUT_RETRY.has(code) && (
        <strong className="block">{t('verify.EMAIL_VERIFICATION_FAILURE')}</strong>
      )}
      {ofFailure(error)}
      {code === 'EMAIL_DOES_NOT_EXIST' && <span className="block text-muted">{email}</span>}
    </>
  )
}

type NextStepProps = { code: string; isMember: boolean; onRetry: () => void }

function NextStep({ code, isMember, onRetry }: NextStepProps) {
  const { t } = useTranslation()
  if (!WITHOUT_RETRY.has(code)) return <RetryButton onRetry={onRetry} />
  if (code === 'EMAIL_ALREADY_VERIFIED' && !isMember) return <LoginButton />
  if (code !== 'EMAIL_DOES_NOT_EXIST') return null
  return (
    <Link to="/register" className={buttonClass()}>
      {t('nav.signup')}
    </Link>
  )
}
