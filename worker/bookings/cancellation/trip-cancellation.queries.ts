import { asc, eq, and, count } from 'drizzle-orm'
import type { BookingEvent } from '../../contracts/bookings/booking-events'
import { HOLDING } from '../../contracts/bookings/booking-states'
import type { TripCancellationPreview, CancelledTrip } from '../../contracts/bookings/cancellation'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings, seats, quotes, bookingEvents, type BookingRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import { nameIn, tourNamesStatement } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { findByKey } from '../data/booking-write'
import { proposedRefund } from '../data/ending'
import { moneyOf } from '../data/money'

/** The event that ends each booking of the trip. */
export const EVENT = 'cancel.company' satisfies BookingEvent

/** A trip, the bookings with seats on it, and whether parties that did not come keep some. @throws AppError NotFound */
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
  // Past bookings keep their seats as history.
  const parties = rows.flatMap(({ booking }) =>
    booking.status !== '' && HOLDING.has(booking.status) ? [booking] : [],
  )
  return { trip, parties, hasPast: parties.length < rows.length }
}

/** The bookings that would lose the trip if it were cancelled now, with their refunds. @throws AppError NotFound */
export async function previewTripCancellation(
  c: MemberScope,
  id: number,
): Promise<TripCancellationPreview> {
  const { db, now, lang } = c.var
  const { trip, parties } = await readParties(c, id)
  const isOpen = and(eq(quotes.tripId, id), eq(quotes.status, 'open'))
  const [names, [quoted]] = await db.batch([
    tourNamesStatement(db, trip.tourId ?? 0),
    db.select({ n: count() }).from(quotes).where(isOpen),
  ])
  return {
    ...pick(trip, 'id', 'kind', 'startDay', 'endDay'),
    tour: nameIn(names, lang),
    parties: parties.map((booking) => toParty(booking, trip.startDay, now)),
    openQuotes: quoted?.n ?? 0,
  }
}

function toParty(booking: BookingRow, startDay: string, at: number) {
  const { refund } = proposedRefund({ booking, startDay, at, by: 'company' })
  return {
    ...pick(booking, 'id', 'pid', 'name', 'lang', 'party'),
    status: booking.status || 'on_hold',
    refund: moneyOf(booking, refund),
    hasMail: booking.email !== null,
  }
}

/** The bookings that the same request has already cancelled; null if none. @throws AppError KeyReused */
export async function findCancelled(
  { var: { db } }: MemberScope,
  key: RequestKey,
): Promise<CancelledTrip | null> {
  const trip = await findByKey(db, trips, key)
  if (!trip) return null
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
