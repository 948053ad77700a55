import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { email as emailRule } from '../../../worker/contracts/accounts/accounts'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { resendCode } from './accounts.api'

const PAUSE_SECONDS = 60

/** Requests a new code, with a cooldown after each. */
export function ResendCode({ email }: { email: string }) {
  const { t } = useTranslation('accounts')
  const { pause, mutate, isPending, data: sentTo, error } = useResend()
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
      {sentTo !== undefined && !isPending && !error && (
        <AlertBanner kind="success">{t('verify.resent', { email: sentTo })}</AlertBanner>
      )}
      <FailureAlert failure={error} lead={t('verify.EmailSentError', { email })} />
    </>
  )
}

function useResend() {
  const [pause, startPause] = useCountdown()
  const resend = useMutation({
    mutationFn: async (to: string, { client }) => {
      await resendCode(client, to)
      return to
    },
    onSuccess: () => startPause(PAUSE_SECONDS),
  })
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
