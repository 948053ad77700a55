import type { Operation } from '../../http/openapi'
import {
  auditEntries,
  auditQuery,
  desk,
  figures,
  figuresQuery,
  member,
  memberChange,
  memberList,
  memberParams,
  membersQuery,
} from '../../contracts/admin'

const read = { method: 'get', tag: 'desk', needs: 'super' } as const

/** The calls of desk.routes.ts. */
export const adminOperations: Operation[] = [
  { ...read, path: '/admin/desk', summary: 'What waits', answers: { 200: desk } },
  {
    ...read,
    path: '/admin/figures',
    summary: 'Visits, inquiries and sign-ups by week and language',
    query: figuresQuery,
    answers: { 200: figures },
  },
  {
    ...read,
    path: '/admin/audit',
    summary: 'Who changed what, the latest first',
    query: auditQuery,
    answers: { 200: auditEntries },
  },
  {
    ...read,
    path: '/admin/members',
    summary: 'Members',
    query: membersQuery,
    answers: { 200: memberList },
  },
  {
    method: 'post',
    path: '/admin/members/{id}',
    summary: 'Make a member a super user, or a plain one',
    tag: 'desk',
    needs: 'fresh super',
    params: memberParams,
    body: memberChange,
    answers: { 200: member },
    errors: ['AccountBanned', 'EmailNotVerified', 'LastSuperUser', 'SuperUserBySetting'],
  },
]
