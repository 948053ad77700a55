import { asc, eq } from 'drizzle-orm'
import { HOLDING, type BookingEvent } from '../../../contracts/bookings/booking-states'
import { bookings, seats } from '../../../db/schema/bookings'
import { trips } from '../../../db/schema/trips'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'

/** The event that ends each booking of the trip. */
export const EVENT = 'cancel.company' satisfies BookingEvent

/** A trip, the bookings that hold seats on it, and whether parties that did not come keep some. @throws AppError NotFound */
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
