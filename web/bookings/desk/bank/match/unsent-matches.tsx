import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../platform/session/session'
import { Button } from '../../../../ui/button'
import { focusHeading } from '../../../../ui/focus'
import { forgetMatch, readUnsent, type HeldMatch } from './held-matches'
import { useNamedParts, useSendMatch } from './use-match'

/** Matches that the admin confirmed in this browser, which ended before they were sent. */
export function UnsentMatches() {
  const username = useSession()?.username ?? ''
  const { data: matches = [] } = useQuery({
    queryKey: ['admin', 'bank', 'unsent', username],
    queryFn: () => readUnsent(username, Date.now()),
    staleTime: 0,
    refetchInterval: 60_000,
  })
  if (matches.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {matches.map((match) => (
        <UnsentMatch key={match.requestKey} match={match} />
      ))}
    </ul>
  )
}

function UnsentMatch({ match }: { match: HeldMatch }) {
  const { t } = useTranslation(['desk-bookings', 'desk'])
  const client = useQueryClient()
  const what = useNamedParts()(match.named)
  const send = useSendMatch()
  const drop = () => {
    forgetMatch(match.entryId)
    focusHeading()
    void client.invalidateQueries({ queryKey: ['admin', 'bank', 'unsent'] })
  }
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-larch bg-surface p-4">
      <p role="alert" className="grow">
        {t('bank.match.unsent', { what })}
      </p>
      <Button look="primary" onClick={() => void send(match).then(focusHeading)}>
        {t('bank.match.sendNow')}
      </Button>
      <Button onClick={drop}>{t('desk:kept.drop')}</Button>
    </li>
  )
}
