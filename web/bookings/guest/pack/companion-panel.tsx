import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { Panel } from '../panel'
import { CopyRow } from '../pay/copy-row'
import { StatusLine } from '../status-line'
import { companionLink, tripQuery } from '../trip.api'

/** The link for those who come along: made, copied, shared, and replaced by the guest who booked. */
export function CompanionPanel({ pid }: { pid: string }) {
  const { t } = useTranslation('pack')
  const { make, url, isPending, isRenewed, error } = useCompanionLink(pid)
  return (
    <Panel id="trip-companions" title={t('companion.title')} className="no-print gap-3">
      <p>{t('companion.text')}</p>
      {url && <CopyRow label={t('companion.label')} text={url} />}
      <StatusLine text={isRenewed ? t('companion.renewed') : ''} />
      <FailureAlert failure={error} />
      <div className="flex flex-wrap gap-2">
        {url && 'share' in navigator && (
          <Button onClick={() => void navigator.share({ url }).catch(() => null)}>
            {t('companion.share')}
          </Button>
        )}
        <SubmitButton
          label={t(url ? 'companion.renew' : 'companion.open')}
          waiting={t('companion.busy')}
          isWaiting={isPending}
          onClick={() => make(url !== undefined)}
        />
      </div>
      {url && <p className="text-sm text-muted">{t('companion.ends')}</p>}
    </Panel>
  )
}

/** The link is asked for only when it is wanted. */
function useCompanionLink(pid: string) {
  const queryClient = useQueryClient()
  const { keyOf, done } = useRequestKey()
  const [url, setUrl] = useState<string>()
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (renew: boolean, { client }) => companionLink(client, pid, renew, keyOf({ renew })),
    onSuccess: (made) => {
      done()
      setUrl(made.url)
      // A renewal is an event of the booking.
      return queryClient.invalidateQueries(tripQuery(pid))
    },
  })
  return { make: mutate, url, isPending, isRenewed: isSuccess && variables, error }
}
