import { Hono } from 'hono'
import { auditQuery } from '../../contracts/admin/audit'
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
import { INQUIRY_COLUMNS, listInquiries } from './csv-inquiries.queries'
import { AUDIT_COLUMNS, MAIL_COLUMNS, MEMBER_COLUMNS } from './csv.rules'
import { csvTable } from './csv-table'
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
        ...csvTable(MEMBER_COLUMNS, async (after) => {
          const { members, next } = await listMembers(c.var.db, pageOf(c.req.valid('query'), after))
          return { rows: members, next }
        }),
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
        ...csvTable(MAIL_COLUMNS, async (after) => {
          const query = pageOf(c.req.valid('query'), after)
          const { mails, next } = await listOutbox(c.var.db, query, { isOpen: false })
          return { rows: mails, next }
        }),
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
        ...csvTable(AUDIT_COLUMNS, async (after) => {
          const query = pageOf(c.req.valid('query'), after)
          const { entries, next } = await listAudit(c.var.db, query, c.var.lang)
          return { rows: entries, next }
        }),
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
        ...csvTable(INQUIRY_COLUMNS, (after) =>
          listInquiries(c, pageOf(c.req.valid('query'), after)),
        ),
      }),
  )

function pageOf<Query extends object>(query: Query, after: string | undefined) {
  return { ...query, after: readCursor(after), before: undefined, count: ROWS_A_PAGE }
}
