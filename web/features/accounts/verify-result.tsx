import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerificationResponse } from '../../../worker/contracts/accounts/accounts'
import { ApiError } from '../../platform/api/api'
import { currentSession, useSession } from '../../platform/session/session'
import { useErrorText } from '../../platform/api/use-error-text'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { LoginButton } from '../../ui/login-button'
import { RetryButton } from '../../ui/retry-button'

interface VerifyResultProps {
  email: string
  proven: VerificationResponse | undefined
  error: Error | null
  /** Retries the same code after a failure unrelated to it. */
  onRetry: () => void
}

export function VerifyResult({ email, proven, error, onRetry }: VerifyResultProps) {
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

const WITHOUT_RETRY = new Set(['INCORRECT_CODE', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_DOES_NOT_EXIST'])

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
