import { eq, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db, Statement } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { seatsChangedStatements } from '../trips/seats-changed'
import { endOfHold, proposedRefund } from './ending'
import { releaseStatements } from './held-seats'
import { proposeStatements, type Proposal } from './refund-statements'

interface End extends Proposal {
  kind: 'guest' | 'company' | 'unpaid' | 'hold'
}

/** Frees seats and days, stops the timer and proposes the refund: everything but the event. */
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

/** A hold that ends is not a cancellation. */
function cancelledColumns(kind: End['kind'], now: number) {
  if (kind === 'hold') return {}
  return {
    cancelKind: kind,
    cancelledOn: calgaryDay(now),
    icsSequence: sql`${bookings.icsSequence} + 1`,
  }
}

/** Ends a hold and proposes a refund of what was paid: everything but the event. */
export function endHoldStatements(db: Db, booking: BookingRow, now: number): Statement[] {
  const refund = proposedRefund(endOfHold(booking, now))
  return endStatements(db, booking, { kind: 'hold', refund, sendAfter: now, now })
}
