import { queryOptions } from '@tanstack/react-query'
import type { BinRestore } from '../../../worker/features/bin/bin.contract'
import type { MembersQuery } from '../../../worker/features/desk/desk.contract'
import type { MailStatus } from '../../../worker/features/mail/outbox.contract'
import { readAnswer, readJson } from '../../platform/api'
import { adminApi } from './admin-client'

/** Calls of the desk: what needs attention, mail, reports, members, the bin, the log. */

const ROWS_A_PAGE = 20
const WEEKS = 12

export type MailState = MailStatus | ''
export type MemberRole = MembersQuery['role']

export const deskQuery = () =>
  queryOptions({ queryKey: ['admin', 'desk'], staleTime: 0, queryFn: () => readJson(adminApi().admin.desk.$get()) })

export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: () => readJson(adminApi().admin.figures.$get({ query: { weeks: String(WEEKS) } })),
  })

export const outboxQuery = ({ status, page }: { status: MailState; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'outbox', status, page],
    staleTime: 0,
    queryFn: async () => {
      const { body, headers } = await readAnswer(adminApi().admin.outbox.$get({ query: { status, ...pageOf(page) } }))
      return { mails: body, isMore: headers.get('x-more') === '1' }
    },
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

export const binQuery = () => queryOptions({ queryKey: ['admin', 'bin'], staleTime: 0, queryFn: listBin })

export const reportsQuery = (state: 'open' | 'resolved', page: number) =>
  queryOptions({
    queryKey: ['admin', 'reports', state, page],
    staleTime: 0,
    queryFn: () => readJson(adminApi().admin.reports.$get({ query: { state, page: String(page) } })),
  })

export const heldPostsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'held', page],
    staleTime: 0,
    queryFn: () => readJson(adminApi().admin.posts.held.$get({ query: { page: String(page) } })),
  })

export function listBin() {
  return readJson(adminApi().admin.bin.$get())
}

export function restoreFromBin(thing: BinRestore) {
  return readJson(adminApi().admin.bin.restore.$post({ json: thing }))
}

export function resendMail(id: number) {
  return readJson(adminApi().admin.outbox[':id'].resend.$post(byId(id)))
}

export function resolveReport(id: number) {
  return readJson(adminApi().admin.reports[':id'].resolve.$post(byId(id)))
}

export function moderatePost(id: number, action: 'hide' | 'restore' | 'approve') {
  return readJson(adminApi().admin.posts[':id'][action].$post(byId(id)))
}

export function setTopicLock(id: number, isLocked: boolean) {
  return readJson(adminApi().admin.topics[':id'][isLocked ? 'lock' : 'unlock'].$post(byId(id)))
}

export function setBan(username: string, isBanned: boolean) {
  const member = adminApi().admin.members[':username']
  return readJson(member[isBanned ? 'ban' : 'unban'].$post({ param: { username } }))
}

export function setSuperUser(id: number, isSuperUser: boolean) {
  return readJson(adminApi().admin.members[':id'].$post({ ...byId(id), json: { isSuperUser } }))
}

function byId(id: number) {
  return { param: { id: String(id) } }
}

function pageOf(page: number) {
  return { page: String(page), count: String(ROWS_A_PAGE) }
}
