import { and, eq, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/calendar'
import type { Refund } from '../../contracts/refund-policy'
import type { Db, Statement } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import { releaseStatements } from '../../services/bookings/held-seats'
import { seatsChangedStatements } from '../../services/trips/seats-changed'

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

/** Replaces an earlier proposal; one that is approved stays, and its guest gets that. */
function proposeStatements(
  db: Db,
  { id, payMethod }: BookingRow,
  { refund, sendAfter, now }: Pick<End, 'refund' | 'sendAfter' | 'now'>,
): Statement[] {
  const dropped = db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, id), eq(refunds.status, 'proposed')))
  if (refund.refund <= 0) return [dropped]
  const working = JSON.stringify(refund.working)
  return [
    dropped,
    db.insert(refunds).select(sql`
      SELECT NULL, ${id}, ${refund.refund}, 0, 'proposed', ${working}, ${sendAfter}, ${payMethod ?? 'etransfer'}, NULL, NULL,
        NULL, ${now}, 1, NULL, NULL
      WHERE NOT EXISTS (SELECT 1 FROM refunds WHERE booking_id = ${id} AND status = 'approved')`),
  ]
}
