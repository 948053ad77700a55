import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerificationAnswer } from '../../../worker/contracts/accounts'
import { ApiError } from '../../platform/api/api'
import { currentSession, useSession } from '../../platform/session/session'
import { useErrorText } from '../../platform/api/use-error-text'
import { AlertBanner, type AlertKind } from '../../ui/alert-banner'
import { Button, buttonClass } from '../../ui/button'
import { LoginButton } from '../../ui/login-button'

interface VerifyResultProps {
  email: string
  proven: VerificationAnswer | undefined
  error: Error | null
  /** Retries the same code after a failure unrelated to it. */
  onRetry: () => void
}

export function VerifyResult({ email, proven, error, onRetry }: VerifyResultProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const { ofFailure } = useErrorText()
  const session = useSession()
  const isMember = session !== null
  useEffect(() => {
    // The session still has the old address.
    if (proven && isMember) void currentSession().renew()
  }, [proven, isMember])
  if (proven?.needsNewPassword)
    return <AlertBanner kind="success">{t('verify.newPassword')}</AlertBanner>
  if (proven)
    return (
      <AlertBanner kind="success" action={isMember ? null : <LoginButton />}>
        {isMember ? t('verify.EMAIL_CHANGED') : t('verify.EMAIL_VERIFICATION_SUCCESS')}
      </AlertBanner>
    )
  if (!error) return null
  const code = error instanceof ApiError ? error.code : ''
  return (
    <AlertBanner
      kind={kindOf(code)}
      action={<NextStep code={code} isMember={isMember} onRetry={onRetry} />}
    >
      {!WITHOUT_RETRY.has(code) && (
        <strong className="block">{t('verify.EMAIL_VERIFICATION_FAILURE')}</strong>
      )}
      {ofFailure(error)}
      {code === 'EMAIL_DOES_NOT_EXIST' && <span className="block text-muted">{email}</span>}
    </AlertBanner>
  )
}

const WITHOUT_RETRY = new Set(['INCORRECT_CODE', 'EMAIL_ALREADY_VERIFIED', 'EMAIL_DOES_NOT_EXIST'])

function kindOf(code: string): AlertKind {
  return code === 'EMAIL_ALREADY_VERIFIED' ? 'info' : 'error'
}

function NextStep({
  code,
  isMember,
  onRetry,
}: {
  code: string
  isMember: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation()
  if (!WITHOUT_RETRY.has(code)) return <Button onClick={onRetry}>{t('retry')}</Button>
  if (code === 'EMAIL_ALREADY_VERIFIED' && !isMember) return <LoginButton />
  if (code !== 'EMAIL_DOES_NOT_EXIST') return null
  return (
    <Link to="/register" className={buttonClass()}>
      {t('nav.signup')}
    </Link>
  )
}
