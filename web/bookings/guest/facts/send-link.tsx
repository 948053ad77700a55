import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { StatusLine } from '../status-line'
import { sendLink } from '../trip.api'
import { isInMessenger } from '../trip.view'

/** Mails the link to the booking's address. */
export function SendLink({ pid }: { pid: string }) {
  const { t } = useTranslation('trip')
  const mail = useMutation({ mutationFn: (_: void, { client }) => sendLink(client, pid) })
  return (
    <div className="flex flex-col items-start gap-2">
      <SubmitButton
        look="quiet"
        label={t('link.send')}
        waiting={t('link.sending')}
        isWaiting={mail.isPending}
        disabled={mail.isSuccess}
        onClick={() => mail.mutate()}
      />
      <StatusLine text={mail.isSuccess ? t('link.sent') : ''} />
      <FailureAlert failure={mail.error} />
    </div>
  )
}

/** Help to open the page elsewhere: cookies of a messenger's browser stay in it. */
export function KeepLink({ pid }: { pid: string }) {
  const { t } = useTranslation('trip')
  return (
    <section className="no-print flex flex-col gap-3 border-t border-line pt-5">
      <p className="text-sm text-muted">
        {t(isInMessenger(navigator.userAgent) ? 'link.messenger' : 'link.elsewhere')}
      </p>
      <SendLink pid={pid} />
    </section>
  )
}
