import { queryOptions } from '@tanstack/react-query'
import type { MembersQuery } from '../../../worker/contracts/admin'
import { readJson } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { adminApi, byId, pageOf } from '../admin-client'

const WEEKS = 12

export type MemberRole = MembersQuery['role']

export const deskQuery = () =>
  queryOptions({
    queryKey: ['admin', 'desk'],
    staleTime: 0,
    queryFn: () => readJson(adminApi().admin.desk.$get()),
  })

export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: () => readJson(adminApi().admin.figures.$get({ query: { weeks: String(WEEKS) } })),
  })

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'audit', page],
    staleTime: 0,
    queryFn: () => readJson(adminApi().admin.audit.$get({ query: pageOf(page) })),
  })

export const membersQuery = ({ q, role, page }: { q: string; role: MemberRole; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'members', q, role, page],
    staleTime: 0,
    queryFn: () => readJson(adminApi().admin.members.$get({ query: { q, role, ...pageOf(page) } })),
  })

export function setBan(username: string, isBanned: boolean) {
  const member = adminApi().admin.members[':username']
  return readJson(member[isBanned ? 'ban' : 'unban'].$post({ param: { username } }))
}

export function setSuperUser(id: number, isSuperUser: boolean) {
  return withFreshLogin(() =>
    readJson(adminApi().admin.members[':id'].$post({ ...byId(id), json: { isSuperUser } })),
  )
}
