import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  PRESENCE_RENEWED_EVERY_MS,
  type PresenceKind,
} from '../../../worker/contracts/admin/presence'
import { apiOf, readJson } from '../../platform/api/api'

/** Reports this admin's presence while the tab is visible. A failure must not disturb the editing. */
export function useOthersAt(kind: PresenceKind, id: string): string[] {
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
