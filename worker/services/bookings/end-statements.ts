import { and, eq, inArray, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/calgary-clock'
import type { Refund } from '../../contracts/refund-policy'
import type { Db, Statement } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import { refundRow } from './refund-row'
import { endOfHold, proposedRefund } from './ending'
import { releaseStatements } from './held-seats'
import { seatsChangedStatements } from '../trips/seats-changed'

interface End {
  kind: 'guest' | 'company' | 'unpaid' | 'hold'
  refund: Refund
  /** Not before this moment the refund is sent, UTC ms. */
  sendAfter: number
  now: number
}

/** Seats and days are free, no deadline runs, and the refund is proposed: all but the event. */
export function endStatements(
  db: Db,
  booking: BookingRow,
  { kind, refund, sendAfter, now }: End,
): Statement[] {
  const columns = { nextDueAt: null, awaitsSince: null, ...cancelledColumns(kind, now) }
  return [
    ...releaseStatements(db, booking),
    db.update(bookings).set(columns).where(eq(bookings.id, booking.id)),
    ...proposeStatements(db, booking, { refund, sendAfter, now }),
    ...seatsChangedStatements(db, booking.tourId, now),
  ]
}

/** A hold that ends is no cancellation. */
function cancelledColumns(kind: End['kind'], now: number) {
  if (kind === 'hold') return {}
  return {
    cancelKind: kind,
    cancelledOn: calgaryDay(now),
    icsSequence: sql`${bookings.icsSequence} + 1`,
  }
}

/** A hold is given back or released, and what was paid is proposed as refund: all but the event. */
export function endHoldStatements(db: Db, booking: BookingRow, now: number): Statement[] {
  const refund = proposedRefund(endOfHold(booking, now))
  return endStatements(db, booking, { kind: 'hold', refund, sendAfter: now, now })
}

type OpenRefund = 'proposed' | 'approved'

/** No money goes back: the booking goes on. What is sent already stays. */
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

/** Replaces an earlier proposal; one that is approved stays, and its guest gets that. */
export function proposeStatements(
  db: Db,
  booking: BookingRow,
  { refund, sendAfter, now }: Pick<End, 'refund' | 'sendAfter' | 'now'>,
): Statement[] {
  const dropped = dropRefunds(db, booking.id, ['proposed'])
  const { refund: amount, working } = refund
  if (amount <= 0) return [dropped]
  const row = refundRow(booking, { amount, fee: 0, working, sendAfter, now })
  return [dropped, db.insert(refunds).select(row)]
}
