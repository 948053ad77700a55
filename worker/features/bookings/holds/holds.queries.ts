import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import { bookings, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import { trips } from '../../../db/schema/trips'
import type { BookingScope } from '../../../services/bookings/booking-scope'

/** How many lapsed holds one acceptance ends before it takes their seats. */
const LAPSED_MAX = 8

/** Unpaid holds on the wanted days or departure whose time has passed. */
export async function findLapsedHolds(
  { db, now }: BookingScope,
  quote: QuoteRow,
): Promise<BookingRow[]> {
  const isLapsed = and(
    eq(bookings.status, 'on_hold'),
    lte(bookings.lapseAt, now),
    gt(bookings.deposit, sql`${bookings.paid} - ${bookings.refundOpen}`),
  )
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .where(and(isLapsed, ne(bookings.id, quote.bookingId), isWantedTrip(quote)))
    .limit(LAPSED_MAX)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return db.select().from(bookings).where(inArray(bookings.id, ids))
}

/** The departure of a quote, or any trip on one of its days. */
function isWantedTrip({ tripId, startDay, endDay }: QuoteRow) {
  if (tripId !== null) return eq(trips.id, tripId)
  return and(
    lte(trips.startDay, endDay),
    sql`${trips.endDay} >= ${startDay}`,
    ne(trips.status, 'cancelled'),
  )
}
