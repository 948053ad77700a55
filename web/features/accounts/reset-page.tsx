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
  const { t } = useTranslation('accounts')
  const link = useMailedLink()
  const token = link && (link.token ?? '')
  const reset = useReset(token)
  const { isSuccess, isLinkGone } = reset
  useHeadingFocus(isSuccess)
  const lead = isSuccess || isLinkGone ? undefined : t('reset.lead')
  return (
    <AccountPage title={t('reset.title')} lead={lead} acts={!isSuccess}>
      {isSuccess ? (
        <AlertBanner kind="success" action={<LoginButton />}>
          {t('reset.done')}
        </AlertBanner>
      ) : (
        <ResetSteps hasNoLink={token === ''} reset={reset} />
      )}
    </AccountPage>
  )
}

/** Resets the password of the link's member. `token` is '' on a page without one, null before hydration. */
function useReset(token: string | null) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    gcTime: 0,
    mutationFn: (password: string, { client }) =>
      resetPassword(client, { token: token ?? '', password }),
    // The server has revoked every session of the member.
    onSuccess: () => currentSession().clear(),
  })
  const isRefused = error instanceof ApiError && error.code === 'ResetLinkInvalid'
  return { mutate, isPending, isSuccess, error, isLinkGone: token === '' || isRefused }
}

type Reset = ReturnType<typeof useReset>

function ResetSteps({ hasNoLink, reset }: { hasNoLink: boolean; reset: Reset }) {
  const { t } = useTranslation('accounts')
  const { mutate, isPending, error, isLinkGone } = reset
  return (
    <>
      {hasNoLink && <NoLink text={t('reset.noLink')} />}
      <FailureAlert failure={error} action={isLinkGone ? <ForgotLink /> : null} />
      {!isLinkGone && (
        <NewPasswordForm
          label={t('reset.submit')}
          waiting={t('reset.waiting')}
          isWaiting={isPending}
          onSubmit={({ password }) => mutate(password)}
        />
      )}
    </>
  )
}

function NoLink({ text }: { text: string }) {
  return (
    <AlertBanner kind="warning" action={<ForgotLink />}>
      {text}
    </AlertBanner>
  )
}

function ForgotLink() {
  const { t } = useTranslation('accounts')
  return (
    <Link to="/forgot" className={buttonClass('primary')}>
      {t('reset.again')}
    </Link>
  )
}
