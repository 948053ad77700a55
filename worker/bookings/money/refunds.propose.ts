import { and, eq } from 'drizzle-orm'
import { staysOf } from '../../contracts/bookings/booking-sums'
import type { NewRefund } from '../../contracts/bookings/refunds'
import { runBatch } from '../../db/batch'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import { assertedWrite } from '../../http/asserted-write'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { auditOfBooking } from '../data/booking-events'
import { changeBooking } from '../data/booking-row'
import { untilNotOvertaken, writeOnce } from '../data/booking-write'
import { dropProposals, refundRow, returnSurplus, sendAfterSql } from '../data/refund-proposals'
import { readLedger, readMoney } from './desk-money'
import { workOut, detailOf } from './refund-terms'

const MOVED = 'BookingIsUnchanged'

/**
 * Proposes a refund of money that stays. A booking has at most one proposal, so an earlier one is replaced. A repeated
 * request proposes nothing.
 * @throws AppError NotFound, RefundTooLarge, NotPossibleNow if no terms apply or another one is proposed at once,
 * PreviewChanged if the terms give another amount than was shown, Invalid, WriteContent, KeyReused
 */
export async function proposeRefund(c: MemberScope, id: number, proposal: NewRefund) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, proposal)
  try {
    await writeOnce(db, refunds, key, {
      run: () => untilNotOvertaken(() => storeProposal(c, id, proposal, key)),
      duplicateErrors: ['RefundTooLarge', 'NotPossibleNow', 'PreviewChanged'],
    })
  } catch (error) {
    throw proposalRefusal(error)
  }
  return readMoney(c, id)
}

/** Another refund was proposed at the same time. Any other error is returned unchanged. */
function proposalRefusal(error: unknown): unknown {
  const isTaken = isUniqueViolation(error, 'refunds.booking_id')
  return isTaken ? new AppError('NotPossibleNow', { cause: error }) : error
}

/** @throws AppError as `proposeRefund`, BookingChanged */
async function storeProposal(
  c: MemberScope,
  id: number,
  proposal: NewRefund,
  key: RequestKey | null,
): Promise<void> {
  const ledger = await readLedger(c.var.db, id)
  const { booking } = ledger
  // Before changing the payee, an admin calls the number in the booking; the reason records that.
  if (proposal.payee !== undefined && proposal.reason === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
  const worked = workOut(ledger, proposal)
  if (worked.amount + worked.fee > staysOf(booking)) throw new AppError('RefundTooLarge')
  const statements = proposalStatements(c, booking, { proposal, worked, key })
  await assertedWrite(MOVED, 'BookingChanged', runBatch(c.var.db, statements))
}

interface Proposed {
  proposal: NewRefund
  worked: ReturnType<typeof workOut>
  key: RequestKey | null
}

/** Replaces an earlier proposal by the new one, with its audit rows. */
function proposalStatements(c: MemberScope, booking: BookingRow, proposed: Proposed): Statement[] {
  const { db } = c.var
  const { id, version } = booking
  const { proposal, worked } = proposed
  const detail = detailOf(booking, proposal, worked.amount)
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version))
  return [
    dropProposals(db, id),
    assertInBatch(db, rowExists(bookings, isSame), MOVED),
    // By the terms, the amount may be 0.
    ...(worked.amount > 0 ? [db.insert(refunds).select(proposedRow(c, booking, proposed))] : []),
    ...decidedStatements(c, booking, worked),
    ...returnSurplus(db, id, c.var.now),
    ...(proposal.payee === undefined ? [] : [auditOfBooking(c, id, 'refund.payee', detail)]),
    auditOfBooking(c, id, 'refund.propose', detail),
  ]
}

function proposedRow(
  { var: { now, member } }: MemberScope,
  booking: BookingRow,
  { proposal: { method, payee, reason }, worked, key }: Proposed,
) {
  return refundRow(booking.id, {
    ...worked,
    sendAfter: sendAfterSql(now),
    now,
    method: method ?? null,
    payee: payee ?? null,
    reason,
    decidedBy: member.userId,
    key,
  })
}

/** Stores the amount that the company keeps by the terms. */
function decidedStatements(
  { var: { db } }: MemberScope,
  { id, status }: BookingRow,
  { keeps }: Proposed['worked'],
): Statement[] {
  return status === 'cancelled' && keeps !== null ? [changeBooking(db, id, { keeps })] : []
}
