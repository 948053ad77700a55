import { eq, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../../contracts/bookings/booking-states'
import { refundByTerms } from '../../../contracts/payments/refund-terms'
import type { Statement } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import { payments, refunds, type RefundRow } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { staffEvent } from '../../../services/bookings/booking-events'
import { readState } from '../../../services/bookings/booking-state'
import { mailToGuest, bookingScope } from '../../../services/bookings/booking-mail'
import { moneyOf } from '../../../services/bookings/money'
import { refundRow } from '../../../services/bookings/refund-statements'
import { daysOf } from '../payments.rules'
import { readLedger, type Ledger } from '../ledger.queries'
import { termsOf } from './refund-terms'

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

/** Tells the guest that the refund was sent. */
export async function sentMails(c: MemberScope, { booking, refund }: Owed, day: string) {
  const state = await readState(c.var.db, booking)
  const [amount, fee] = [moneyOf(booking, refund.amount), moneyOf(booking, refund.fee)]
  const letter = { template: 'refundSent', amount, fee, day } as const
  return mailToGuest(bookingScope(c), booking, letter, daysOf(state))
}

/**
 * A refund that was approved before its trip was cancelled stays as it was, though the guest was shown more. Once it is sent,
 * the rest is proposed.
 */
export async function restStatements(
  { var: { db, now } }: MemberScope,
  { booking, refund }: Owed,
): Promise<Statement[]> {
  const ledger = await readLedger(db, booking.id)
  const amount = restOf(ledger, refund)
  if (amount <= 0) return []
  const working = [
    { line: 'paid', amount: booking.paid - refund.amount },
    { line: 'refund', amount },
  ] as const
  const row = refundRow(booking, { amount, fee: 0, working, sendAfter: now, now })
  return [db.insert(refunds).select(row)]
}

/** Of what the terms give, as at the cancellation. What the company owes after its own is in the list of late money. */
function restOf(ledger: Ledger, { at, amount, fee }: Owed['refund']): number {
  const { booking, cancelled } = ledger
  const terms = termsOf(ledger)
  const isEarlier = booking.status === 'cancelled' && cancelled !== null && at < cancelled.at
  if (!terms || !isEarlier || terms.by === 'company') return 0
  const costs = { supplierFees: 0, supplierReturns: terms.paid, fee: 0 }
  return refundByTerms(terms, costs).refund - amount - fee
}
