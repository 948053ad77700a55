import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type PresenceKind,
  PRESENCE_RENEWED_EVERY_MS,
} from '../../../worker/contracts/admin/presence'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { apiOf, readJson } from '../../platform/api/api'
import { useLang } from '../../platform/i18n/use-lang'

/** Names other admins who have the same editor open; nothing if there are none. */
export function AlsoHere({ kind, id }: { kind: PresenceKind; id: string | number }) {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const others = useOthersAt(kind, String(id))
  const names = new Intl.ListFormat(LANG_TAG[lang]).format(others)
  return (
    <p
      role="status"
      className="flex items-center gap-2 text-sm font-semibold text-accent empty:hidden"
    >
      {others.length > 0 && (
        <>
          <Users aria-hidden size={16} className="shrink-0" />
          {t('alsoHere', { names, count: others.length })}
        </>
      )}
    </p>
  )
}

/** Reports this admin's presence while the tab is visible. A failure must not disturb the editing. */
function useOthersAt(kind: PresenceKind, id: string): string[] {
  const client = useQueryClient()
  useLeaving(kind, id)
  const { data } = useQuery({
    queryKey: ['presence', kind, id],
    queryFn: () => reportPresence(client, kind, id),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: PRESENCE_RENEWED_EVERY_MS,
    refetchOnWindowFocus: true,
  })
  return data?.others ?? []
}

function useLeaving(kind: PresenceKind, id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const leave = () => void reportPresence(client, kind, id, true).catch(() => null)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [client, kind, id])
}

function reportPresence(client: QueryClient, kind: PresenceKind, id: string, isLeaving = false) {
  // The last report is sent while its page closes.
  const init = { keepalive: isLeaving }
  const json = { kind, id, ...(isLeaving && { isLeaving }) }
  return readJson(apiOf(client).admin.presence.$post({ json }, { init }))
}
