import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteDrafts } from '../../platform/drafts/drafts'
import { forgetTrips } from '../../platform/kept/kept-trips'
import { currentSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { RetryButton } from '../../ui/retry-button'
import { AccountPage } from './account-page'

/** Logs out and deletes drafts and kept trips, once per history entry: going back must not repeat it. */
export function LogoutPage() {
  const { t } = useTranslation('accounts')
  const { mutate, data: isConfirmed } = useLogout()
  return (
    <AccountPage title={t('logout.title')} acts>
      {isConfirmed === undefined && <p role="status">{t('logout.waiting')}</p>}
      {isConfirmed === true && <AlertBanner kind="success">{t('logout.LoggedOut')}</AlertBanner>}
      {isConfirmed === false && (
        <AlertBanner kind="warning" action={<RetryButton onRetry={() => mutate()} />}>
          {t('logout.untold')}
        </AlertBanner>
      )}
      <Link to="/" className={`${buttonClass('primary')} self-start`}>
        {t('logout.toHome')}
      </Link>
    </AccountPage>
  )
}

/** Returns whether the server confirmed the logout. */
function useLogout() {
  const navigate = useNavigate()
  const logout = useMutation({
    mutationFn: async () => {
      deleteDrafts()
      markDone()
      // Before the call, which a device without a signal does not get through.
      await forgetTrips().catch(() => null)
      return currentSession().end()
    },
  })
  const { mutate } = logout
  useEffect(() => {
    if (isDone() && currentSession().login) void navigate({ to: '/', replace: true })
    else mutate()
  }, [mutate, navigate])
  return logout
}

/** Whether this history entry has already logged out. */
function isDone(): boolean {
  return (history.state as { isLoggedOut?: boolean } | null)?.isLoggedOut === true
}

function markDone(): void {
  history.replaceState({ ...(history.state as object | null), isLoggedOut: true }, '')
}
