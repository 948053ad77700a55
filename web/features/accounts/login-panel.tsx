import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LoginPanel as Panel } from '../../platform/session/login-request'
import { LoginForm } from './login-form'
import { QuickSignUp } from './quick-sign-up'

interface LoginPanelProps {
  panel: Panel
  onDone: () => void
}

export function LoginPanel({ panel, onDone }: LoginPanelProps) {
  const { t } = useTranslation('accounts')
  if (panel === 'again')
    return (
      <div className="flex flex-col gap-4">
        <p>{t('login.again')}</p>
        <LoginForm onDone={onDone} />
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <LoginForm onDone={onDone} />
      <details open={panel === 'signup'} className="group border-t border-line pt-2">
        <summary className="flex min-h-11 list-none items-center justify-between rounded-field font-semibold hover:text-primary">
          {t('quick.title')}
          <ChevronDown aria-hidden size={18} className="text-muted group-open:rotate-180" />
        </summary>
        <div className="pt-2">
          <QuickSignUp onDone={onDone} />
        </div>
      </details>
    </div>
  )
}
