import { Hono } from 'hono'
import { auditQuery } from '../../contracts/admin/audit-query'
import { membersQuery } from '../../contracts/admin/members-desk'
import { inboxQuery } from '../../contracts/inbox/inbox-query'
import { readCursor } from '../../contracts/list-cursor'
import { outboxQuery } from '../../contracts/admin/outbox-query'
import type { AppEnv } from '../../http/context'
import { requirePermission } from '../../http/auth'
import { describeAs } from '../../http/describe'
import { validate } from '../../http/validate'
import { sendCsv } from '../../services/send-csv'
import { listAudit } from './audit.queries'
import { INQUIRY_TITLES, listInquiryLines } from './csv-inquiries.queries'
import { AUDIT_TITLES, toAuditLine } from './csv-audit.rules'
import { MAIL_TITLES, toMailLine } from './csv-mails.rules'
import { MEMBER_TITLES, toMemberLine } from './csv-members.rules'
import { listMembers } from './members.queries'
import { listOutbox } from './outbox.queries'

const describe = describeAs('desk')
const mayExport = requirePermission('desk:export')
const ROWS_A_PAGE = 500

/** The desk's lists as files, with the list's filters and order; with `ids`, only the selected rows. */
export const csvRoutes = new Hono<AppEnv>()
  .get(
    '/admin/csv/members',
    describe('exportMembers', 'Members as CSV', { response: 'text/csv' }),
    mayExport,
    validate('query', membersQuery),
    (c) =>
      sendCsv(c, {
        name: 'members',
        titles: MEMBER_TITLES,
        read: async (after) => {
          const { members, next } = await listMembers(c.var.db, pageOf(c.req.valid('query'), after))
          return { rows: members.map(toMemberLine), next }
        },
      }),
  )
  .get(
    '/admin/csv/mails',
    describe('exportMails', 'Mails as CSV, without their texts', { response: 'text/csv' }),
    mayExport,
    validate('query', outboxQuery),
    (c) =>
      sendCsv(c, {
        name: 'mails',
        titles: MAIL_TITLES,
        read: async (after) => {
          const query = pageOf(c.req.valid('query'), after)
          const { mails, next } = await listOutbox(c.var.db, query, { isOpen: false })
          return { rows: mails.map(toMailLine), next }
        },
      }),
  )
  .get(
    '/admin/csv/audit',
    describe('exportAudit', 'The audit log as CSV', { response: 'text/csv' }),
    mayExport,
    validate('query', auditQuery),
    (c) =>
      sendCsv(c, {
        name: 'audit',
        titles: AUDIT_TITLES,
        read: async (after) => {
          const query = pageOf(c.req.valid('query'), after)
          const { entries, next } = await listAudit(c.var.db, query, c.var.lang)
          return { rows: entries.map(toAuditLine), next }
        },
      }),
  )
  .get(
    '/admin/csv/inquiries',
    describe('exportInquiries', 'Inquiries as CSV, without their texts', { response: 'text/csv' }),
    mayExport,
    validate('query', inboxQuery),
    (c) =>
      sendCsv(c, {
        name: 'inquiries',
        titles: INQUIRY_TITLES,
        read: (after) =>
          listInquiryLines(c.var.db, c.req.valid('query'), {
            after: readCursor(after),
            count: ROWS_A_PAGE,
            lang: c.var.lang,
            userId: c.var.member.userId,
            now: c.var.now,
          }),
      }),
  )

function pageOf<Query extends object>(query: Query, after: string | undefined) {
  return { ...query, after: readCursor(after), before: undefined, count: ROWS_A_PAGE }
}
