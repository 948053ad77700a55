import { and, eq, not } from 'drizzle-orm'
import type { NewRefund } from '../../../contracts/payments/new-refund'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { refunds } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import type { RequestKey } from '../../../http/idempotency'
import { refundRow } from '../../../services/bookings/refund-row'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { dropRefunds } from '../../../services/bookings/refund-statements'
import { detailOf, workOut } from './refund-proposal'

export const UNCHANGED = 'NoRefundIsApproved'
export const MOVED = 'BookingIsUnchanged'

interface Proposed {
  proposal: NewRefund
  worked: ReturnType<typeof workOut>
  key: RequestKey | null
}

/** Replaces an earlier proposal by the new one, with its audit rows. */
export function proposalStatements(
  c: MemberScope,
  booking: BookingRow,
  proposed: Proposed,
): Statement[] {
  const { db } = c.var
  const { id, version } = booking
  const { proposal, worked } = proposed
  const detail = detailOf(booking, proposal, worked.amount)
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version))
  return [
    dropRefunds(db, id, ['proposed']),
    assertInBatch(db, isNoneApproved(id), UNCHANGED),
    assertInBatch(db, rowExists(bookings, isSame), MOVED),
    // By the terms, the amount may be 0.
    ...(worked.amount > 0 ? [db.insert(refunds).select(proposedRow(c, booking, proposed))] : []),
    ...(proposal.payee === undefined ? [] : [auditOfBooking(c, id, 'refund.payee', detail)]),
    auditOfBooking(c, id, 'refund.propose', detail),
  ]
}

function proposedRow(
  { var: { now, member } }: MemberScope,
  booking: BookingRow,
  { proposal: { method, payee, reason }, worked, key }: Proposed,
) {
  return refundRow(booking, {
    ...worked,
    sendAfter: now,
    now,
    method: method ?? null,
    payee: payee ?? null,
    reason,
    decidedBy: member.userId,
    key,
  })
}

function isNoneApproved(bookingId: number) {
  const approved = and(eq(refunds.bookingId, bookingId), eq(refunds.status, 'approved'))
  return not(rowExists(refunds, approved))
}
