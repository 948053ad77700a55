import { and, asc, eq } from 'drizzle-orm'
import { HOLDING, type BookingEvent } from '../../contracts/booking-states'
import type { CancelledTrip } from '../../contracts/trip-cancellation'
import type { Db } from '../../db/db'
import { bookingEvents, bookings, seats } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireSameBody, type RequestKey } from '../../http/idempotency'

/** Ends each booking of a trip. */
export const EVENT = 'cancel.company' satisfies BookingEvent

/** A trip and the bookings that hold seats on it. @throws AppError NotFound */
export async function readParties({ var: { db } }: MemberScope, id: number) {
  const [[trip], rows] = await db.batch([
    db.select().from(trips).where(eq(trips.id, id)),
    db
      .select({ booking: bookings })
      .from(seats)
      .innerJoin(bookings, eq(bookings.id, seats.bookingId))
      .where(eq(seats.tripId, id))
      .orderBy(asc(bookings.id)),
  ])
  if (!trip) throw new AppError('NotFound')
  // Seats of trips that are over are history.
  const parties = rows.flatMap(({ booking }) =>
    booking.status !== '' && HOLDING.has(booking.status) ? [booking] : [],
  )
  return { trip, parties }
}

/** What the same request has cancelled before; null if nothing. @throws AppError KeyReused */
export async function findCancelled(
  { var: { db } }: MemberScope,
  key: RequestKey,
): Promise<CancelledTrip | null> {
  const [trip] = await db.select().from(trips).where(eq(trips.requestKey, key.key))
  if (!trip) return null
  requireSameBody(key, trip.requestHash)
  const ended = await listEnded(db, trip)
  return { id: trip.id, status: 'cancelled', bookings: ended }
}

/** The bookings that a cancelled trip had, by id. */
async function listEnded(db: Db, { id: tripId, updatedAt }: TripRow): Promise<number[]> {
  // One batch wrote both.
  const isEnd = and(eq(bookingEvents.event, EVENT), eq(bookingEvents.at, updatedAt))
  const ended = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(and(eq(bookings.tripId, tripId), isEnd))
    .orderBy(asc(bookings.id))
  return ended.map(({ id }) => id)
}
