import { asc, eq, gt, sql } from 'drizzle-orm'
import { formatReference } from '../../contracts/bookings/booking-reference'
import { unitsOf } from '../../contracts/currencies'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { tourNameSql } from '../../db/tour-names'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { csvTime, type CsvValue } from '../../contracts/text/csv-line'

const ROWS_A_PAGE = 500

type Found = Awaited<ReturnType<typeof bookingsAfter>>[number]

/** The columns by their titles. */
const COLUMNS: Record<string, (booking: BookingRow, trip: Omit<Found, 'booking'>) => CsvValue> = {
  id: ({ id }) => id,
  number: ({ pid }) => pid,
  reference: ({ reference }) => reference && formatReference(reference),
  status: ({ status }) => status,
  source: ({ source }) => source,
  language: ({ lang }) => lang,
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  tour: (_booking, { tour }) => tour,
  'first day': ({ wishDay }, { startDay }) => startDay ?? wishDay,
  'last day': (_booking, { endDay }) => endDay,
  party: ({ party }) => party,
  children: ({ children }) => children,
  currency: ({ currency }) => currency,
  total: ({ currency, total }) => unitsOf(total, currency),
  deposit: ({ currency, deposit }) => unitsOf(deposit, currency),
  paid: ({ currency, paid }) => unitsOf(paid, currency),
  'refund open': ({ currency, refundOpen }) => unitsOf(refundOpen, currency),
  'balance due': ({ balanceBy }) => csvTime(balanceBy),
  created: ({ createdAt }) => csvTime(createdAt),
  changed: ({ updatedAt }) => csvTime(updatedAt),
}

export const BOOKING_TITLES = Object.keys(COLUMNS)

/** A page of bookings after an id, as lines, and the id after which the next one begins; tours have their names in `lang`. */
export async function bookingLines(db: Db, after: number, lang: Lang) {
  const columns = Object.values(COLUMNS)
  const found = await bookingsAfter(db, after, lang)
  const last = found.length === ROWS_A_PAGE ? found.at(-1) : undefined
  return {
    rows: found.map(({ booking, ...trip }) => columns.map((value) => value(booking, trip))),
    next: last ? String(last.booking.id) : null,
  }
}

function bookingsAfter(db: Db, after: number, lang: Lang) {
  return db
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
}
