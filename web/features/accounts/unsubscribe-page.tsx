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
  const canStop = token !== '' && !isSuccess && !isLinkGone(error)
  const stop = token === null ? null : () => mutate(token)
  return (
    <AccountPage title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} acts>
      {token === '' && <AlertBanner kind="warning">{t('unsubscribe.noLink')}</AlertBanner>}
      {isSuccess && <AlertBanner kind="success">{t('unsubscribe.done')}</AlertBanner>}
      <Failure error={error} />
      {canStop && <StopButton isPending={isPending} onStop={stop} />}
    </AccountPage>
  )
}

function isLinkGone(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'NotFound'
}

function Failure({ error }: { error: Error | null }) {
  const { t } = useTranslation('accounts')
  if (!isLinkGone(error)) return <FailureAlert failure={error} />
  return <AlertBanner kind="warning">{t('unsubscribe.linkGone')}</AlertBanner>
}

/** `onStop` is null until the link has been read. */
function StopButton({ isPending, onStop }: { isPending: boolean; onStop: (() => void) | null }) {
  const { t } = useTranslation('accounts')
  return (
    <SubmitButton
      type="button"
      look="primary"
      label={t('unsubscribe.submit')}
      waiting={t('unsubscribe.waiting')}
      isWaiting={isPending}
      disabled={!onStop}
      onClick={() => onStop?.()}
      className="self-start"
    />
  )
}
