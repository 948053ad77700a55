import { eq, sql } from 'drizzle-orm'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { payments, refunds, type RefundRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { readState } from '../data/booking-state'
import { mailToGuest, bookingScope } from '../mails/booking-mail'
import { moneyOf } from '../data/money'
import { daysOf } from './payments.rules'

/** A refund and its booking. */
export interface Owed {
  booking: BookingRow
  refund: RefundRow
}

/** Enters a sent refund in the ledger. Runs after the statement that marks the refund as sent. */
export function sentStatements(
  { var: { db, now, member } }: MemberScope,
  { booking: { id }, refund }: Owed,
  valueDay: string,
): Statement[] {
  const { amount, method } = refund
  const paid = { kind: 'refund', amount: -amount, valueDay, method } as const
  const itsPayment = sql`(SELECT max(id) FROM payments WHERE booking_id = ${id} AND kind = 'refund')`
  return [
    db.insert(payments).values({ ...paid, bookingId: id, byUser: member.userId, at: now }),
    db.update(refunds).set({ paymentId: itsPayment }).where(eq(refunds.id, refund.id)),
  ]
}

/** Tells the guest that the refund was sent. */
export async function sentMails(c: MemberScope, { booking, refund }: Owed, day: string) {
  const state = await readState(c.var.db, booking)
  const [amount, fee] = [moneyOf(booking, refund.amount), moneyOf(booking, refund.fee)]
  const letter = { template: 'refundSent', amount, fee, day } as const
  return mailToGuest(bookingScope(c), booking, letter, daysOf(state))
}
