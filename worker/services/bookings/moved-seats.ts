import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { seats, type BookingRow } from '../../db/schema/bookings'
import { assignments, resources, trips, type TripRow } from '../../db/schema/trips'
import { takeStatements, releaseStatements, type Taking } from './held-seats'

/**
 * Exchanges the seats of a booking for those of another trip, or for another number on the same one, which then keeps its
 * days and its guide; a vehicle that has become too small is given back. Refused like a taking.
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
  const roomier = db
    .update(trips)
    .set({ capacity: wanted.party })
    .where(and(eq(trips.id, trip.id), eq(trips.kind, 'private'), lt(trips.capacity, wanted.party)))
  return {
    tripId: sql<number>`${trip.id}`,
    statements: [
      roomier,
      db.update(seats).set({ seats: wanted.party }).where(eq(seats.bookingId, id)),
      db.delete(assignments).where(
        and(
          eq(assignments.tripId, trip.id),
          sql`${assignments.resourceId} IN (SELECT id FROM ${resources} WHERE kind = 'vehicle' AND seats < (
            SELECT seats_taken + base_male + base_female FROM ${trips} WHERE id = ${trip.id}))`,
        ),
      ),
    ],
  }
}

function isSameTrip(trip: TripRow, { tripId, startDay, endDay, startMinute }: Taking): boolean {
  if (tripId !== null || trip.kind === 'departure') return tripId === trip.id
  return trip.startDay === startDay && trip.endDay === endDay && trip.startMinute === startMinute
}
