import { and, eq, sql, lt, type SQL } from 'drizzle-orm'
import type { DatedTrip } from '../../contracts/bookings/booking-deadlines'
import type { Db, Statement } from '../../db/db'
import { seats, type BookingRow } from '../../db/schema/bookings'
import { trips, assignments, resources, type TripRow } from '../../db/schema/trips'
import { randomToken } from '../../http/keyed-hash'
import { END_MINUTE, tripTimes } from '../days/trip-times'

interface Taking extends DatedTrip {
  /** The id, or `bookingOf(pid)` if the same batch inserts the booking. */
  bookingId: number | SQL<number>
  tourId: number | null
  party: number
  /** The departure to join; null for a new private trip. */
  tripId: number | null
  /** UTC ms. */
  now: number
}

/**
 * Takes seats on a departure, or inserts a private trip that takes its days. The batch fails with `seats_fit`,
 * `day_full` or `DayClosed` if there is no room. `tripId` names the trip in later statements of the batch.
 */
export function takeStatements(
  db: Db,
  { bookingId, tourId, party, tripId, now, startDay, endDay, startMinute }: Taking,
): { tripId: SQL<number>; statements: Statement[] } {
  if (tripId !== null)
    return {
      tripId: sql<number>`${tripId}`,
      statements: [db.insert(seats).values({ bookingId, tripId, seats: party })],
    }
  const key = randomToken(12)
  const made = sql<number>`(SELECT id FROM trips WHERE key = ${key})`
  return {
    tripId: made,
    statements: [
      db.insert(trips).values({
        key,
        kind: 'private',
        tourId,
        ...datesOf({ startDay, endDay, startMinute }),
        capacity: Math.max(4, party),
        createdAt: now,
        updatedAt: now,
      }),
      db.insert(seats).values({ bookingId, tripId: made, seats: party }),
    ],
  }
}

function datesOf(trip: DatedTrip) {
  return { ...trip, endMinute: END_MINUTE, ...tripTimes(trip.startDay, trip.endDay, trip) }
}

/** Releases a booking's seats; a private trip is cancelled and its days become free. */
export function releaseStatements(
  db: Db,
  { id, tripId }: Pick<BookingRow, 'id' | 'tripId'>,
): Statement[] {
  return [
    db.delete(seats).where(eq(seats.bookingId, id)),
    db
      .update(trips)
      .set({ status: 'cancelled' })
      .where(and(eq(trips.id, tripId ?? 0), eq(trips.kind, 'private'), sql`status <> 'cancelled'`)),
  ]
}

/**
 * Exchanges a booking's seats for seats on another trip, or changes their number on the same trip, which then keeps its
 * days and its guide but loses a vehicle that is now too small. The batch fails as in `takeStatements`.
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

function roomStatement(db: Db, { id }: TripRow, party: number): Statement {
  const isTooSmall = and(eq(trips.kind, 'private'), lt(trips.capacity, party))
  return db
    .update(trips)
    .set({ capacity: party })
    .where(and(eq(trips.id, id), isTooSmall))
}

function vehicleStatement(db: Db, { id }: TripRow): Statement {
  const isTooSmall = sql`${assignments.resourceId} IN (SELECT id FROM ${resources} WHERE kind = 'vehicle' AND seats < (
    SELECT seats_taken + base_male + base_female FROM ${trips} WHERE id = ${id}))`
  return db.delete(assignments).where(and(eq(assignments.tripId, id), isTooSmall))
}
