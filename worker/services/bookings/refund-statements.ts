import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Refund } from '../../contracts/payments/refund-policy'
import type { Db, Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import { refundRow } from './refund-row'

export interface Proposal {
  refund: Refund
  /** The refund must not be sent before this moment, UTC ms. */
  sendAfter: number
  now: number
}

type OpenRefund = 'proposed' | 'approved'

/** Drops the refunds of a booking that continues. A refund that was already sent stays. */
export function dropRefunds(
  db: Db,
  bookingId: number,
  statuses: OpenRefund[] = ['proposed', 'approved'],
): Statement {
  return db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, bookingId), inArray(refunds.status, statuses)))
}

/** Replaces an earlier proposal. If a refund is already approved, it stays, and the guest gets that one. */
export function proposeStatements(
  db: Db,
  booking: BookingRow,
  { refund, sendAfter, now }: Proposal,
): Statement[] {
  const dropped = dropRefunds(db, booking.id, ['proposed'])
  const { refund: amount, working } = refund
  if (amount <= 0) return [dropped]
  const row = refundRow(booking, { amount, fee: 0, working, sendAfter, now })
  return [dropped, db.insert(refunds).select(row)]
}
