import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api'
import { useMailedLink } from '../../platform/session/mailed-link'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { SubmitButton } from '../../ui/submit-button'
import { AccountPage } from './account-page'
import { stopNotices } from './accounts.api'
import { useHeadingFocus } from '../../ui/focus'

/** Turns off reply notifications from a mail. Opening the page changes nothing; the button does. */
export function UnsubscribePage() {
  const { t } = useTranslation('accounts')
  const link = useMailedLink()
  const token = link && (link.token ?? '')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (given: string, { client }) => stopNotices(client, given),
  })
  useHeadingFocus(isSuccess)
  const isLinkGone = error instanceof ApiError && error.code === 'NotFound'
  const canStop = token !== '' && !isSuccess && !isLinkGone
  return (
    <AccountPage title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} acts>
      {token === '' && <AlertBanner kind="warning">{t('unsubscribe.noLink')}</AlertBanner>}
      {isSuccess && <AlertBanner kind="success">{t('unsubscribe.done')}</AlertBanner>}
      {isLinkGone ? (
        <AlertBanner kind="warning">{t('unsubscribe.linkGone')}</AlertBanner>
      ) : (
        <FailureAlert failure={error} />
      )}
      {canStop && (
        <SubmitButton
          type="button"
          look="primary"
          label={t('unsubscribe.submit')}
          waiting={t('unsubscribe.waiting')}
          isWaiting={isPending}
          disabled={token === null}
          onClick={() => token && mutate(token)}
          className="self-start"
        />
      )}
    </AccountPage>
  )
}
