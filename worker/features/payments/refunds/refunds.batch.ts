import { and, eq, inArray } from 'drizzle-orm'
import type { RefundAct } from '../../../contracts/payments/refunds'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import { refunds } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { assertedWrite } from '../../../http/asserted-write'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { restStatements } from './refunds.rest'
import { sentStatements, type Owed } from './refunds.sent'
import { sentMails } from './refunds.sent-mails'
import { BEFORE } from './refunds.rules'

const UNCHANGED = 'RefundIsUnchanged'

/** The audit log's action for each step. */
const AUDITED = {
  approved: 'refund.approve',
  sent: 'refund.send',
  void: 'refund.drop',
} as const satisfies Record<RefundAct['status'], string>

/** Stores a step of a refund. @throws AppError EditConflict */
export async function runAct(c: MemberScope, owed: Owed, act: RefundAct): Promise<void> {
  const isSent = act.status === 'sent'
  const mails = isSent ? await sentMails(c, owed, act.day) : []
  const rest = isSent ? await restStatements(c, owed) : []
  const write = runBatchWithMails(c, [...actStatements(c, owed, act), ...rest], mails)
  await assertedWrite(UNCHANGED, 'EditConflict', write)
}

function actStatements(c: MemberScope, owed: Owed, act: RefundAct): Statement[] {
  const { db, member } = c.var
  const { booking, refund } = owed
  const { status, version } = act
  const isUnchanged = and(
    eq(refunds.id, refund.id),
    eq(refunds.version, version),
    inArray(refunds.status, [...BEFORE[status]]),
  )
  return [
    assertInBatch(db, rowExists(refunds, isUnchanged), UNCHANGED),
    db
      .update(refunds)
      .set({ status, version: version + 1, decidedBy: member.userId })
      .where(eq(refunds.id, refund.id)),
    ...(act.status === 'sent' ? sentStatements(c, owed, act.day) : []),
    auditOfBooking(c, booking.id, AUDITED[status], `${refund.amount} ${booking.currency}`),
  ]
}
