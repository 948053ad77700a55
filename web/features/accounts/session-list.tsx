import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/forms/use-now'
import { formatAgo } from '../../platform/i18n/format'
import { currentSession } from '../../platform/session/session'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { FailureAlert } from '../../ui/failure-alert'
import { Skeleton } from '../../ui/skeleton'
import { SubmitButton } from '../../ui/submit-button'
import { revokeAllSessions, sessionsQuery, type OpenSession } from './accounts.api'
import { SettingRow } from './setting-row'

export function SessionList() {
  const { t } = useTranslation('accounts')
  const { data: sessions, error } = useQuery(sessionsQuery)
  const end = useEndOfAll()
  const count = sessions && t('settings.sessions.count', { count: sessions.length })
  return (
    <SettingRow title={t('settings.sessions.title')} value={count}>
      {sessions ? <Sessions sessions={sessions} /> : !error && <Skeleton className="h-24" />}
      <FailureAlert failure={error ?? end.error} />
      <SubmitButton
        type="button"
        label={t('settings.sessions.end')}
        waiting={t('settings.sessions.ending')}
        isWaiting={end.isPending}
        onClick={() => end.mutate()}
      />
    </SettingRow>
  )
}

function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const rows = sessions.map((session) => <Session key={session.id} session={session} />)
  return <ul className="divide-y divide-line">{rows}</ul>
}

function Session({ session: { device, current, lastUsedAt } }: { session: OpenSession }) {
  const { t } = useTranslation(['accounts', 'site'])
  const time = formatAgo(lastUsedAt, useNow(), useLang()) ?? t('site:justNow')
  return (
    <li className="flex flex-col py-2">
      <span className="flex flex-wrap items-center gap-2">
        {device || t('settings.sessions.unknown')}
        {current && <Chip>{t('settings.sessions.current')}</Chip>}
      </span>
      <span className="text-sm text-muted">{t('settings.sessions.used', { time })}</span>
    </li>
  )
}

/** Ends the sessions on every device, including this one. */
function useEndOfAll() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (_: void, { client }) => revokeAllSessions(client),
    onSuccess: async () => {
      currentSession().clear()
      await navigate({ to: '/logout' })
    },
  })
}
