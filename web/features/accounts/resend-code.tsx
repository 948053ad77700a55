import { mutationOptions, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { email as emailRule } from '../../../worker/contracts/accounts/accounts'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { resendCode } from './accounts.api'

const PAUSE_SECONDS = 60

const RESENDING = mutationOptions({
  mutationFn: (email: string, { client }) => resendCode(client, email),
})

/** Requests a new code, with a cooldown after each. */
export function ResendCode({ email }: { email: string }) {
  const { t } = useTranslation('accounts')
  const { pause, mutate, isPending, isSuccess, variables, error } = useResend()
  return (
    <>
      <SubmitButton
        type="button"
        label={pause > 0 ? t('verify.resendIn', { seconds: pause }) : t('verify.resend')}
        waiting={t('verify.resending')}
        isWaiting={isPending}
        disabled={pause > 0 || !emailRule.safeParse(email).success}
        onClick={() => mutate(email)}
        className="tabular"
      />
      {isSuccess && (
        <AlertBanner kind="success">{t('verify.resent', { email: variables })}</AlertBanner>
      )}
      <FailureAlert failure={error} lead={t('verify.EmailSentError', { email })} />
    </>
  )
}

function useResend() {
  const [pause, startPause] = useCountdown()
  const resend = useMutation({ ...RESENDING, onSuccess: () => startPause(PAUSE_SECONDS) })
  return { pause, ...resend }
}

function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}

type ResendOfferProps = { email: string; onDone: () => void }

/** Offers a new code to an unverified member; the link to the field for it calls `onDone`. */
export function ResendOffer({ email, onDone }: ResendOfferProps) {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, isSuccess, error } = useMutation(RESENDING)
  const toVerify = <VerifyLink email={email} onDone={onDone} isMain={isSuccess} />
  if (isSuccess)
    return (
      <AlertBanner kind="success" action={toVerify}>
        {t('verify.resent', { email })}
      </AlertBanner>
    )
  return (
    <>
      <Unverified isPending={isPending} onResend={() => mutate(email)} toVerify={toVerify} />
      <FailureAlert failure={error} lead={t('verify.EmailSentError', { email })} />
    </>
  )
}

function VerifyLink({ email, onDone, isMain }: ResendOfferProps & { isMain: boolean }) {
  const { t } = useTranslation('accounts')
  const look = buttonClass(isMain ? 'primary' : 'quiet')
  return (
    <Link to="/verify" search={{ email }} onClick={onDone} className={look}>
      {t('signUp.toVerify')}
    </Link>
  )
}

type UnverifiedProps = { isPending: boolean; onResend: () => void; toVerify: ReactNode }

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
