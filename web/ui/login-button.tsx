import { useTranslation } from 'react-i18next'
import { askForLogin } from '../platform/session/login-request'
import { Button } from './button'

/** Opens the login dialog. */
export function LoginButton() {
  const { t } = useTranslation()
  return (
    <Button look="primary" onClick={() => askForLogin('login')}>
      {t('nav.login')}
    </Button>
  )
}
