import { and, eq, inArray, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/calendar'
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
  const cancelled =
    kind === 'hold'
      ? {}
      : {
          cancelKind: kind,
          cancelledOn: calgaryDay(now),
          icsSequence: sql`${bookings.icsSequence} + 1`,
        }
  return [
    ...releaseStatements(db, booking),
    db
      .update(bookings)
      .set({ nextDueAt: null, awaitsSince: null, ...cancelled })
      .where(eq(bookings.id, booking.id)),
    ...proposeStatements(db, booking, { refund, sendAfter, now }),
    ...seatsChangedStatements(db, booking.tourId, now),
  ]
}

/** A hold is given back or released, and what was paid is proposed as refund: all but the event. */
export function endHoldStatements(db: Db, booking: BookingRow, now: number): Statement[] {
  const refund = proposedRefund(endOfHold(booking, now))
  return endStatements(db, booking, { kind: 'hold', refund, sendAfter: now, now })
}

/** No money goes back: the booking goes on. What is sent already stays. */
export function dropRefunds(db: Db, bookingId: number): Statement {
  return db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, bookingId), inArray(refunds.status, ['proposed', 'approved'])))
}

/** Replaces an earlier proposal; one that is approved stays, and its guest gets that. */
export function proposeStatements(
  db: Db,
  booking: BookingRow,
  { refund, sendAfter, now }: Pick<End, 'refund' | 'sendAfter' | 'now'>,
): Statement[] {
  const dropped = db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, booking.id), eq(refunds.status, 'proposed')))
  if (refund.refund <= 0) return [dropped]
  return [
    dropped,
    db.insert(refunds).select(
      refundRow(booking, {
        amount: refund.refund,
        fee: 0,
        working: refund.working,
        sendAfter,
        now,
      }),
    ),
  ]
}
