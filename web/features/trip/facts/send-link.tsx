import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { StatusLine } from '../status-line'
import { sendLink } from '../trip.api'

/** Mails the link to the booking's address. */
export function SendLink({ pid, look }: { pid: string; look: 'primary' | 'quiet' }) {
  const { t } = useTranslation('trip')
  const { mutate, isPending, isSuccess, error } = useSentLink(pid)
  return (
    <div className="flex flex-col items-start gap-2">
      <SubmitButton
        type="button"
        look={look}
        label={t('link.send')}
        waiting={t('link.sending')}
        isWaiting={isPending}
        disabled={isSuccess}
        onClick={() => mutate()}
      />
      <StatusLine text={isSuccess ? t('link.sent') : ''} />
      <FailureAlert failure={error} />
    </div>
  )
}

function useSentLink(pid: string) {
  return useMutation({ mutationFn: (_: void, { client }) => sendLink(client, pid) })
}
