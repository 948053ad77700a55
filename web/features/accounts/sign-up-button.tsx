import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'

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
