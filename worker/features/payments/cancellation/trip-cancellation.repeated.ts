import { and, asc, eq } from 'drizzle-orm'
import type { CancelledTrip } from '../../../contracts/payments/trip-cancellation'
import type { Db } from '../../../db/db'
import { bookingEvents, bookings } from '../../../db/schema/bookings'
import { trips, type TripRow } from '../../../db/schema/trips'
import type { MemberScope } from '../../../http/context'
import { requireSameBody, type RequestKey } from '../../../http/idempotency'
import { EVENT } from './trip-cancellation.queries'

/** What the same request has already cancelled; null if nothing. @throws AppError KeyReused */
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

/** Ids of the bookings that were cancelled with the trip, ascending. */
async function listEnded(db: Db, { id: tripId, updatedAt }: TripRow): Promise<number[]> {
  // The event and the trip have the same time, because one batch wrote both.
  const isEnd = and(eq(bookingEvents.event, EVENT), eq(bookingEvents.at, updatedAt))
  const ended = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(and(eq(bookings.tripId, tripId), isEnd))
    .orderBy(asc(bookings.id))
  return ended.map(({ id }) => id)
}
