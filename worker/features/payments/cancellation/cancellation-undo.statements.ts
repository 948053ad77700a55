import { eq, sql } from 'drizzle-orm'
import type { Statement } from '../../../db/db'
import { pick } from '../../../db/pick'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { assignStatements } from '../../../services/bookings/assignments'
import { dropRefunds } from '../../../services/bookings/refund-statements'
import { takeStatements } from '../../../services/bookings/held-seats'
import { tripTimer } from '../../../services/bookings/trip-timer'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import type { TripRow } from '../../../db/schema/trips'

/** Gives a confirmed trip its seats, days, guide and timer again, and drops its refunds. */
export function undoStatements(
  { var: { db, now } }: MemberScope,
  booking: BookingRow,
  trip: TripRow,
): Statement[] {
  const { id, tourId } = booking
  const { tripId, statements } = takeStatements(db, {
    ...pick(trip, 'startDay', 'endDay', 'startMinute'),
    ...pick(booking, 'tourId', 'party'),
    bookingId: id,
    tripId: trip.kind === 'departure' ? trip.id : null,
    now,
  })
  const columns = { ...undoneColumns(booking, now), tripId }
  return [
    ...statements,
    dropRefunds(db, id),
    db.update(bookings).set(columns).where(eq(bookings.id, id)),
    ...assignStatements(db, { ...booking, tripId }),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

function undoneColumns(booking: BookingRow, now: number) {
  const icsSequence = sql`${bookings.icsSequence} + 1`
  return { cancelKind: null, cancelledOn: null, nextDueAt: tripTimer(booking, now), icsSequence }
}
