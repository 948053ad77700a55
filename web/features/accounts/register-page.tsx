import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import type { AgreedTexts } from './agreements'
import { AccountPage } from './account-page'
import { SignUpForm } from './sign-up-form'

export function RegisterPage({ texts }: { texts: AgreedTexts }) {
  const { t } = useTranslation('accounts')
  const session = useSession()
  if (!session)
    return (
      <AccountPage title={t('signUp.title')} lead={t('signUp.lead')}>
        <SignUpForm texts={texts} />
      </AccountPage>
    )
  return (
    <AccountPage title={t('signUp.title')}>
      <AlertBanner kind="info" action={<LogoutLink />}>
        {t('signUp.already', { username: session.username })}
      </AlertBanner>
    </AccountPage>
  )
}

function LogoutLink() {
  const { t } = useTranslation()
  return (
    <Link to="/logout" preload={false} className={buttonClass()}>
      {t('nav.logout')}
    </Link>
  )
}
