import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { MembersQuery } from '../../../worker/contracts/admin'
import { apiOf, byId, pageOf, readJson } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'

const WEEKS = 12

export type MemberRole = MembersQuery['role']

export const deskQuery = () =>
  queryOptions({
    queryKey: ['admin', 'desk'],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).admin.desk.$get()),
  })

export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: ({ client }) =>
      readJson(apiOf(client).admin.figures.$get({ query: { weeks: String(WEEKS) } })),
  })

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'audit', page],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).admin.audit.$get({ query: pageOf(page) })),
  })

export const membersQuery = ({ q, role, page }: { q: string; role: MemberRole; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'members', q, role, page],
    staleTime: 0,
    queryFn: ({ client }) =>
      readJson(apiOf(client).admin.members.$get({ query: { q, role, ...pageOf(page) } })),
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
