import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { resendCode } from './accounts.api'

interface ResendOfferProps {
  email: string
  /** Called when the member goes to the verification page. */
  onDone: () => void
}

/** Offers a new code when a login fails because the address is unverified. */
export function ResendOffer({ email, onDone }: ResendOfferProps) {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (_: void, { client }) => resendCode(client, email),
  })
  const toVerify = <VerifyLink email={email} onDone={onDone} isMain={isSuccess} />
  if (isSuccess)
    return (
      <AlertBanner kind="success" action={toVerify}>
        {t('verify.resent', { email })}
      </AlertBanner>
    )
  return (
    <>
      <Unverified isPending={isPending} onResend={() => mutate()} toVerify={toVerify} />
      <FailureAlert failure={error} lead={t('verify.EmailSentError', { email })} />
    </>
  )
}

function VerifyLink({ email, onDone, isMain }: ResendOfferProps & { isMain: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <Link
      to="/verify"
      search={{ email }}
      onClick={onDone}
      className={buttonClass(isMain ? 'primary' : 'quiet')}
    >
      {t('signUp.toVerify')}
    </Link>
  )
}

interface UnverifiedProps {
  isPending: boolean
  onResend: () => void
  toVerify: ReactNode
}

function Unverified({ isPending, onResend, toVerify }: UnverifiedProps) {
  const { t } = useTranslation('accounts')
  const actions = (
    <>
      <SubmitButton
        type="button"
        look="primary"
        label={t('verify.resend')}
        waiting={t('verify.resending')}
        isWaiting={isPending}
        onClick={onResend}
      />
      {toVerify}
    </>
  )
  return (
    <AlertBanner kind="warning" action={actions}>
      {t('login.notVerified')}
    </AlertBanner>
  )
}
