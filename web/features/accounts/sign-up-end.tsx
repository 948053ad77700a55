import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerificationResponse } from '../../../worker/contracts/accounts/accounts'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { moveFocus } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { VerifyForm } from './verify-form'

type SignedUpProps = { email: string; onVerified?: (answer: VerificationResponse) => void }

/** Replaces the form after a registration: says where the mail went and asks for its code. */
export function SignedUp({ email, onVerified }: SignedUpProps) {
  const { t } = useTranslation('accounts')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    moveFocus(place.current?.querySelector('input[autocomplete="one-time-code"]'))
    // The form was longer: its button was below the end of this one.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="flex scroll-mt-6 flex-col gap-6">
      <AlertBanner kind="success">{t('signUp.EmailSentSuccess', { email })}</AlertBanner>
      <VerifyForm email={email} {...(onVerified && { onVerified })} />
    </div>
  )
}

interface SignUpButtonProps {
  look: 'main' | 'primary'
  error: Error | null
  isPending: boolean
  isReady: boolean
}

/** The submit button of a sign-up form, with the last error above it. */
export function SignUpButton({ look, error, isPending, isReady }: SignUpButtonProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <FailureAlert failure={error} lead={t('signUp.ErrorMessage')} />
      <SubmitButton
        look={look}
        label={t('signUp.submit')}
        waiting={t('signUp.waiting')}
        isWaiting={isPending}
        disabled={!isReady}
      />
    </>
  )
}
