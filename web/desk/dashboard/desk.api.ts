import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  AuditEntries,
  Desk as WireDesk,
  Member as WireMember,
  MembersQuery,
} from '../../../worker/contracts/admin'
import type { ListState } from '../ui/list/use-list-address'
import { apiOf, byId, readJson, withId } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'

export type MemberRole = MembersQuery['role']

export const deskQuery = () =>
  queryOptions({
    queryKey: ['admin', 'desk'],
    staleTime: 0,
    queryFn: async ({ client }) => toDesk(await readJson(apiOf(client).admin.desk.$get())),
  })

export const auditQuery = ({ thing, actor, from, to, after, before }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'audit', thing, actor, from, to, after, before],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const [subjectType, subjectId] = thing?.split(':', 2) ?? []
      const query = { subjectType, subjectId, actor, from, to, after, before, count: '50' }
      const { entries, ...cursors } = await readJson(apiOf(client).admin.audit.$get({ query }))
      return { rows: entries.map(withId), ...cursors }
    },
  })

/** Names of the present admins. */
export const adminNamesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'admins'],
    queryFn: async ({ client }) => {
      const query = { role: 'super' as const, count: '50' }
      const { members } = await readJson(apiOf(client).admin.members.$get({ query }))
      return members.map(({ username }) => username)
    },
  })

export const membersQuery = ({ q, role, language, sort, after, before }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'members', q, role, language, sort, after, before],
    staleTime: 0,
    queryFn: async ({ client }) => {
      const query = { q, role: role as MemberRole, language, sort, after, before, count: '50' }
      const call = apiOf(client).admin.members.$get({ query: query as never })
      const { members, ...cursors } = await readJson(call)
      return { rows: members.map(withId), ...cursors }
    },
  })

export function setBan(client: QueryClient, username: string, isBanned: boolean) {
  const member = apiOf(client).admin.members[':username']
  return readJson(member[isBanned ? 'ban' : 'unban'].$post({ param: { username } }))
}

export function setSuperUser(client: QueryClient, id: number, isSuperUser: boolean) {
  return withFreshLogin(() =>
    readJson(apiOf(client).admin.members[':id'].$post({ ...byId(id), json: { isSuperUser } })),
  )
}

export type Desk = ReturnType<typeof toDesk>
export type Member = ReturnType<typeof withId<WireMember>>
export type AuditEntry = ReturnType<typeof withId<AuditEntries['entries'][number]>>

function toDesk({ newMembers, ...desk }: WireDesk) {
  return {
    ...desk,
    newMembers: { ...newMembers, latest: newMembers.latest.map(withId) },
  }
}
