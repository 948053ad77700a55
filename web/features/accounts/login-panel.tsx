import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VerificationAnswer } from '../../../worker/contracts/accounts/accounts'
import type { LoginPanel as Panel } from '../../platform/session/login-request'
import { AlertBanner } from '../../ui/alert-banner'
import { moveFocus } from '../../ui/focus'
import { LoginForm } from './login-form'
import { QuickSignUp } from './quick-sign-up'

interface LoginPanelProps {
  panel: Panel
  onDone: () => void
}

export function LoginPanel({ panel, onDone }: LoginPanelProps) {
  const [isVerified, setVerified] = useState(false)
  useEffect(() => {
    if (isVerified) moveFocus(document.querySelector('dialog[open] input[autocomplete="username"]'))
  }, [isVerified])
  return (
    <div className="flex flex-col gap-4">
      {isVerified ? (
        <LoginOnly isVerified onDone={onDone} />
      ) : panel === 'again' ? (
        <LoginOnly onDone={onDone} />
      ) : (
        <LoginOrSignUp
          isSignUp={panel === 'signup'}
          onDone={onDone}
          onVerified={({ needsNewPassword }) => setVerified(!needsNewPassword)}
        />
      )}
    </div>
  )
}

type FormProps = Pick<LoginPanelProps, 'onDone'>

function LoginOnly({ isVerified = false, onDone }: FormProps & { isVerified?: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      {isVerified ? (
        <AlertBanner kind="success">{t('verify.EMAIL_VERIFICATION_SUCCESS')}</AlertBanner>
      ) : (
        <p>{t('login.again')}</p>
      )}
      <LoginForm onDone={onDone} />
    </>
  )
}

interface LoginOrSignUpProps extends FormProps {
  isSignUp: boolean
  onVerified: (answer: VerificationAnswer) => void
}

function LoginOrSignUp({ isSignUp, onDone, onVerified }: LoginOrSignUpProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <LoginForm onDone={onDone} />
      <details open={isSignUp} className="group border-t border-line pt-2">
        <summary className="flex min-h-11 list-none items-center justify-between rounded-field font-semibold hover:text-primary">
          {t('quick.title')}
          <ChevronDown aria-hidden size={18} className="text-muted group-open:rotate-180" />
        </summary>
        <div className="pt-2">
          <QuickSignUp onDone={onDone} onVerified={onVerified} />
        </div>
      </details>
    </>
  )
}
