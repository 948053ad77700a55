import { queryOptions } from '@tanstack/react-query'
import type { AuditEntries } from '../../../worker/contracts/admin/audit'
import type { Desk as WireDesk } from '../../../worker/contracts/admin/desk-counts'
import { apiOf, readJson, withId } from '../../platform/api/api'
import { listQuery } from '../ui/list/list-address'
import type { ListState } from '../ui/list/use-list-address'

export const deskQuery = () =>
  queryOptions({
    queryKey: ['admin', 'desk'],
    staleTime: 0,
    queryFn: async ({ client }) => toDesk(await readJson(apiOf(client).admin.desk.$get())),
  })

export const auditQuery = (state: ListState) =>
  queryOptions({
    queryKey: ['admin', 'audit', state],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const query = listQuery({ ...auditFilters(state), count: '50' })
      const { entries, ...cursors } = await readJson(apiOf(client).admin.audit.$get(query))
      return { rows: entries.map(withId), ...cursors }
    },
  })

/** Converts a list's address to the parameters of the API. */
export function auditFilters({ thing, q, sort, actor, from, to, after, before }: ListState) {
  const [subjectType, subjectId] = thing?.split(':', 2) ?? []
  return { subjectType, subjectId, q, sort, actor, from, to, after, before }
}

/** Names of the current admins. */
export const adminNamesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'admins'],
    queryFn: async ({ client }) => {
      const query = { role: 'super' as const, count: '50' }
      const { members } = await readJson(apiOf(client).admin.members.$get({ query }))
      return members.map(({ username }) => username)
    },
  })

export type Desk = ReturnType<typeof toDesk>
export type AuditEntry = ReturnType<typeof withId<AuditEntries['entries'][number]>>

function toDesk({ newMembers, ...desk }: WireDesk) {
  return { ...desk, newMembers: { ...newMembers, latest: newMembers.latest.map(withId) } }
}
