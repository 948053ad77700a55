import { asc, eq, gt, sql } from 'drizzle-orm'
import { formatReference } from '../../../contracts/booking-reference'
import type { Lang } from '../../../contracts/languages'
import type { Db } from '../../../db/db'
import { tourNameSql } from '../../../db/tour-names'
import { bookings } from '../../../db/schema/bookings'
import { trips } from '../../../db/schema/trips'
import { csvTime } from '../../../services/csv'
import { ROWS_A_PAGE, unitsOf, pageOf, type Lines } from './csv.lines'

export const BOOKING_TITLES = [
  'id',
  'number',
  'reference',
  'status',
  'source',
  'language',
  'name',
  'email',
  'phone',
  'tour',
  'first day',
  'last day',
  'party',
  'children',
  'currency',
  'total',
  'deposit',
  'paid',
  'refund open',
  'balance due',
  'created',
  'changed',
]

/** Bookings after an id, with names of tours in a language. */
export async function bookingLines(db: Db, after: number, lang: Lang): Promise<Lines> {
  const found = await db
    .select({
      booking: bookings,
      tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'bookings.tour_id'))}`,
      startDay: trips.startDay,
      endDay: trips.endDay,
    })
    .from(bookings)
    .leftJoin(trips, eq(trips.id, bookings.tripId))
    .where(gt(bookings.id, after))
    .orderBy(asc(bookings.id))
    .limit(ROWS_A_PAGE)
  const rows = found.map(({ booking, tour, startDay, endDay }) => [
    booking.id,
    booking.pid,
    booking.reference && formatReference(booking.reference),
    booking.status,
    booking.source,
    booking.lang,
    booking.name,
    booking.email,
    booking.phone,
    tour,
    startDay ?? booking.wishDay,
    endDay,
    booking.party,
    booking.children,
    booking.currency,
    ...[booking.total, booking.deposit, booking.paid, booking.refundOpen].map((amount) =>
      unitsOf(booking.currency, amount),
    ),
    csvTime(booking.balanceBy),
    csvTime(booking.createdAt),
    csvTime(booking.updatedAt),
  ])
  return pageOf(rows)
}
