import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api'
import { useMailedLink } from '../../platform/session/mailed-link'
import { currentSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { buttonClass } from '../../ui/button'
import { LoginButton } from '../../ui/login-button'
import { FailureAlert } from '../../ui/failure-alert'
import { AccountPage } from './account-page'
import { resetPassword } from './accounts.api'
import { NewPasswordForm } from './new-password-form'
import { useHeadingFocus } from '../../ui/focus'

/** Sets a new password by a mailed link. The token leaves the address bar at once. */
export function ResetPage() {
  const { t } = useTranslation(['accounts', 'common'])
  const link = useMailedLink()
  const token = link && (link.token ?? '')
  const { mutate, isPending, isSuccess, error } = useMutation({
    gcTime: 0,
    mutationFn: (password: string, { client }) =>
      resetPassword(client, { token: token ?? '', password }),
    // The server has revoked every session of the member.
    onSuccess: () => currentSession().clear(),
  })
  useHeadingFocus(isSuccess)
  const isLinkGone =
    token === '' || (error instanceof ApiError && error.code === 'ResetLinkInvalid')
  const again = (
    <Link to="/forgot" className={buttonClass('primary')}>
      {t('reset.again')}
    </Link>
  )
  if (isSuccess)
    return (
      <AccountPage title={t('reset.title')}>
        <AlertBanner kind="success" action={<LoginButton />}>
          {t('reset.done')}
        </AlertBanner>
      </AccountPage>
    )
  return (
    <AccountPage title={t('reset.title')} lead={isLinkGone ? undefined : t('reset.lead')} acts>
      {token === '' && (
        <AlertBanner kind="warning" action={again}>
          {t('reset.noLink')}
        </AlertBanner>
      )}
      <FailureAlert failure={error} action={isLinkGone ? again : null} />
      {!isLinkGone && (
        <NewPasswordForm
          label={t('reset.submit')}
          waiting={t('reset.waiting')}
          isWaiting={isPending}
          onSubmit={({ password }) => mutate(password)}
        />
      )}
    </AccountPage>
  )
}
