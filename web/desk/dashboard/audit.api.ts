import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf, readJson, withId } from '../../platform/api/api'
import { listQuery } from '../ui/list/list-address'
import type { ListState } from '../ui/list/use-list-address'

export const auditQuery = (state: ListState) =>
  queryOptions({
    queryKey: ['admin', 'audit', state],
    staleTime: 0,
    queryFn: ({ client }) => readAudit(client, state),
  })

export type AuditEntry = Awaited<ReturnType<typeof readAudit>>['rows'][number]

async function readAudit(client: QueryClient, state: ListState) {
  const query = listQuery({ ...auditFilters(state), count: '50' })
  const { entries, ...cursors } = await readJson(apiOf(client).admin.audit.$get(query))
  return { rows: entries.map(withId), ...cursors }
}

/** Converts a list's address to the parameters of the API. */
export function auditFilters({ thing, q, sort, actor, from, to, after, before }: ListState) {
  const [subjectType, subjectId] = thing?.split(':', 2) ?? []
  return { subjectType, subjectId, q, sort, actor, from, to, after, before }
}

/** Names of the current admins. */
export const adminNamesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'admins'],
    queryFn: ({ client }) => readAdminNames(client),
  })

async function readAdminNames(client: QueryClient) {
  const query = { role: 'super', count: '50' } as const
  const { members } = await readJson(apiOf(client).admin.members.$get({ query }))
  return members.map(({ username }) => username)
}
