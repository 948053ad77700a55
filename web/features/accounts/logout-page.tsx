import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetDrafts } from '../../platform/drafts'
import { currentSession } from '../../platform/session'
import { AlertBanner } from '../../ui/alert-banner'
import { Button, buttonClass } from '../../ui/button'
import { AccountPage } from './account-page'

/** Ends the session, forgets what was begun to be written in this browser, says so and leads home. */
export function LogoutPage() {
  const { t } = useTranslation(['accounts', 'common'])
  const { mutate, data: isToldToServer } = useMutation({
    mutationFn: () => {
      forgetDrafts()
      return currentSession().end()
    },
  })
  useEffect(() => mutate(), [mutate])
  return (
    <AccountPage title={t('logout.title')} acts>
      {isToldToServer === undefined && <p role="status">{t('logout.waiting')}</p>}
      {isToldToServer === true && <AlertBanner kind="success">{t('logout.LoggedOut')}</AlertBanner>}
      {isToldToServer === false && (
        <AlertBanner kind="warning" action={<Button onClick={() => mutate()}>{t('common:retry')}</Button>}>
          {t('logout.untold')}
        </AlertBanner>
      )}
      <Link to="/" className={`${buttonClass('primary')} self-start`}>
        {t('logout.toHome')}
      </Link>
    </AccountPage>
  )
}
