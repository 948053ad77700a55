import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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

/** A new code for a login with an unverified address. */
export function ResendOffer({ email, onDone }: ResendOfferProps) {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (_: void, { client }) => resendCode(client, email),
  })
  const toVerify = (
    <Link
      to="/verify"
      search={{ email }}
      onClick={onDone}
      className={buttonClass(isSuccess ? 'primary' : 'quiet')}
    >
      {t('signUp.toVerify')}
    </Link>
  )
  if (isSuccess)
    return (
      <AlertBanner kind="success" action={toVerify}>
        {t('verify.resent', { email })}
      </AlertBanner>
    )
  const resend = (
    <SubmitButton
      type="button"
      look="primary"
      label={t('verify.resend')}
      waiting={t('verify.resending')}
      isWaiting={isPending}
      onClick={() => mutate()}
    />
  )
  return (
    <>
      <AlertBanner
        kind="warning"
        action={
          <>
            {resend}
            {toVerify}
          </>
        }
      >
        {t('login.notVerified')}
      </AlertBanner>
      <FailureAlert failure={error} lead={t('verify.EmailSentError', { email })} />
    </>
  )
}
