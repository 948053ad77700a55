import { eq, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../../contracts/bookings/booking-states'
import type { Statement } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import { payments, refunds, type RefundRow } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { staffEvent } from '../../../services/bookings/caused-events'

/** A refund and its booking. */
export interface Owed {
  booking: BookingRow
  refund: RefundRow
}

/** Enters a sent refund in the ledger. Runs after the statement that marks the refund as sent. */
export function sentStatements(
  { var: { db, now, member } }: MemberScope,
  { booking, refund }: Owed,
  valueDay: string,
): Statement[] {
  const { id, status } = booking
  const { amount, method } = refund
  const paid = { kind: 'refund', amount: -amount, valueDay, method } as const
  const itsPayment = sql`(SELECT max(id) FROM payments WHERE booking_id = ${id} AND kind = 'refund')`
  return [
    db.insert(payments).values({ ...paid, bookingId: id, byUser: member.userId, at: now }),
    db.update(refunds).set({ paymentId: itsPayment }).where(eq(refunds.id, refund.id)),
    staffEvent({ db, now, member }, booking, {
      event: 'money.note',
      to: status as BookingStatus,
      data: { amount: -amount, refund: refund.id },
    }),
  ]
}
