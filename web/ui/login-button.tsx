import { useTranslation } from 'react-i18next'
import { askForLogin } from '../platform/session/login-request'
import { Button } from './button'

/** Opens the login dialog. */
export function LoginButton({ look = 'primary' }: { look?: 'primary' | 'quiet' }) {
  const { t } = useTranslation()
  return (
    <Button look={look} onClick={() => askForLogin('login')}>
      {t('nav.login')}
    </Button>
  )
}
