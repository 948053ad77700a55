import { queryOptions } from '@tanstack/react-query'
import type { ModeratedPost, Report } from '../../../worker/features/board/moderation.contract'
import type { BinThing } from './bin-things'
import type { AuditEntry, BinContents, Desk, MemberRow } from './desk-answers'
import type { OutboxMail } from '../../../worker/features/mail/outbox.contract'
import { callAdmin, callAdminList, type ListPage } from './admin-call'

/** Calls of the desk: what needs attention, mail, reports, members, the bin, the log. */

export const ROWS_A_PAGE = 20

export const deskQuery = () =>
  queryOptions({ queryKey: ['admin', 'desk'], staleTime: 0, queryFn: () => callAdmin<Desk>('GET', '/admin/desk') })

export const outboxQuery = (filter: { status: string; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'outbox', filter],
    staleTime: 0,
    queryFn: () =>
      callAdminList<ListPage<OutboxMail>>(
        `/admin/outbox?status=${filter.status}&page=${filter.page}&count=${ROWS_A_PAGE}`,
      ),
  })

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'audit', page],
    staleTime: 0,
    queryFn: () => callAdminList<ListPage<AuditEntry>>(`/admin/audit?page=${page}&count=${ROWS_A_PAGE}`),
  })

export const membersQuery = (filter: { q: string; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'members', filter],
    staleTime: 0,
    queryFn: () =>
      callAdminList<ListPage<MemberRow>>(
        `/admin/members?q=${encodeURIComponent(filter.q)}&page=${filter.page}&count=${ROWS_A_PAGE}`,
      ),
  })

export const binQuery = () => queryOptions({ queryKey: ['admin', 'bin'], staleTime: 0, queryFn: listBin })

export const reportsQuery = (state: 'open' | 'resolved') =>
  queryOptions({
    queryKey: ['admin', 'reports', state],
    staleTime: 0,
    queryFn: async () => (await callAdmin<{ reports: Report[] }>('GET', `/admin/reports?state=${state}`)).reports,
  })

export const heldPostsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'held'],
    staleTime: 0,
    queryFn: async () => (await callAdmin<{ posts: ModeratedPost[] }>('GET', '/admin/posts/held')).posts,
  })

export function listBin(): Promise<BinContents> {
  return callAdmin<BinContents>('GET', '/admin/bin')
}

export function restoreFromBin(kind: BinThing['kind'], id: BinThing['id']): Promise<unknown> {
  return callAdmin('POST', '/admin/bin/restore', { kind, id })
}

export function resendMail(id: number): Promise<OutboxMail> {
  return callAdmin<OutboxMail>('POST', `/admin/outbox/${id}/resend`)
}

export function resolveReport(id: number): Promise<unknown> {
  return callAdmin('POST', `/admin/reports/${id}/resolve`)
}

export function moderatePost(id: number, action: 'hide' | 'restore' | 'approve'): Promise<unknown> {
  return callAdmin('POST', `/admin/posts/${id}/${action}`)
}

export function setTopicLock(id: number, isLocked: boolean): Promise<unknown> {
  return callAdmin('POST', `/admin/topics/${id}/${isLocked ? 'lock' : 'unlock'}`)
}

export function setBan(username: string, isBanned: boolean): Promise<unknown> {
  return callAdmin('POST', `/admin/members/${encodeURIComponent(username)}/${isBanned ? 'ban' : 'unban'}`)
}

export function setSuperUser(username: string, isSuperUser: boolean): Promise<unknown> {
  return callAdmin('POST', `/admin/members/${encodeURIComponent(username)}/super`, { isSuperUser })
}
