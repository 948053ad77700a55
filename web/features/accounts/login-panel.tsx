import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginPanel as Panel } from '../../platform/session/login-request'
import { AlertBanner } from '../../ui/alert-banner'
import { moveFocus } from '../../ui/focus'
import { LoginForm } from './login-form'
import { QuickSignUp } from './quick-sign-up'

type LoginPanelProps = { panel: Panel; onDone: () => void }

export function LoginPanel({ panel, onDone }: LoginPanelProps) {
  const { t } = useTranslation('accounts')
  const [isVerified, setVerified] = useState(false)
  useEffect(() => {
    if (isVerified) moveFocus(document.querySelector('dialog[open] input[autocomplete="username"]'))
  }, [isVerified])
  const isLoginOnly = isVerified || panel === 'again'
  return (
    <div className="flex flex-col gap-4">
      {isVerified && (
        <AlertBanner kind="success">{t('verify.EMAIL_VERIFICATION_SUCCESS')}</AlertBanner>
      )}
      {isLoginOnly && !isVerified && <p>{t('login.again')}</p>}
      <LoginForm key={String(isLoginOnly)} onDone={onDone} />
      {!isLoginOnly && <SignUp panel={panel} onDone={onDone} onVerified={setVerified} />}
    </div>
  )
}

type SignUpProps = LoginPanelProps & { onVerified: (canLogIn: boolean) => void }

/** `onVerified` is called with false if the member must choose a new password first. */
function SignUp({ panel, onDone, onVerified }: SignUpProps) {
  const { t } = useTranslation('accounts')
  return (
    <details open={panel === 'signup'} className="group border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-field font-semibold hover:text-primary">
        {t('quick.title')}
        <ChevronDown aria-hidden size={18} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="pt-2">
        <QuickSignUp
          onDone={onDone}
          onVerified={({ needsNewPassword }) => onVerified(!needsNewPassword)}
        />
      </div>
    </details>
  )
}
