import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { seats, type BookingRow } from '../../db/schema/bookings'
import { assignments, resources, trips, type TripRow } from '../../db/schema/trips'
import { takeStatements, releaseStatements, type Taking } from './held-seats'
import type { Statement } from '../../db/db'

/**
 * Exchanges a booking's seats for seats on another trip, or changes their number on the same trip, which then keeps its
 * days and its guide but loses a vehicle that has become too small. The batch fails as in `takeStatements`.
 */
export function moveStatements(
  db: Db,
  { id }: Pick<BookingRow, 'id'>,
  { trip, wanted }: { trip: TripRow; wanted: Taking },
): ReturnType<typeof takeStatements> {
  if (!isSameTrip(trip, wanted)) {
    const taking = takeStatements(db, wanted)
    const released = releaseStatements(db, { id, tripId: trip.id })
    return { ...taking, statements: [...released, ...taking.statements] }
  }
  return {
    tripId: sql<number>`${trip.id}`,
    statements: [
      roomStatement(db, trip, wanted.party),
      db.update(seats).set({ seats: wanted.party }).where(eq(seats.bookingId, id)),
      vehicleStatement(db, trip),
    ],
  }
}

function isSameTrip(trip: TripRow, { tripId, startDay, endDay, startMinute }: Taking): boolean {
  if (tripId !== null || trip.kind === 'departure') return tripId === trip.id
  return trip.startDay === startDay && trip.endDay === endDay && trip.startMinute === startMinute
}

/** Makes room on a private trip for a larger party. */
function roomStatement(db: Db, { id }: TripRow, party: number): Statement {
  const isTooSmall = and(eq(trips.kind, 'private'), lt(trips.capacity, party))
  return db
    .update(trips)
    .set({ capacity: party })
    .where(and(eq(trips.id, id), isTooSmall))
}

/** Removes a vehicle with too few seats from the trip. */
function vehicleStatement(db: Db, { id }: TripRow): Statement {
  const isTooSmall = sql`${assignments.resourceId} IN (SELECT id FROM ${resources} WHERE kind = 'vehicle' AND seats < (
    SELECT seats_taken + base_male + base_female FROM ${trips} WHERE id = ${id}))`
  return db.delete(assignments).where(and(eq(assignments.tripId, id), isTooSmall))
}
