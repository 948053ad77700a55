import { asc, eq, gt, sql } from 'drizzle-orm'
import { formatReference } from '../../../contracts/bookings/booking-reference'
import type { Lang } from '../../../contracts/languages'
import type { Db } from '../../../db/db'
import { tourNameSql } from '../../../db/tour-names'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { trips } from '../../../db/schema/trips'
import { csvTime, type CsvValue } from '../../../services/csv'
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

/** A page of bookings after an id, as lines; names of tours are in the given language. */
export async function bookingLines(db: Db, after: number, lang: Lang): Promise<Lines> {
  const found = await bookingsAfter(db, after, lang)
  const rows = found.map(({ booking, tour, startDay, endDay }) => [
    ...identityOf(booking),
    ...contactOf(booking),
    tour,
    startDay ?? booking.wishDay,
    endDay,
    booking.party,
    booking.children,
    ...moneyOf(booking),
    ...timesOf(booking),
  ])
  return pageOf(rows)
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

function identityOf({ id, pid, reference, status }: BookingRow): CsvValue[] {
  return [id, pid, reference && formatReference(reference), status]
}

function contactOf({ source, lang, name, email, phone }: BookingRow): CsvValue[] {
  return [source, lang, name, email, phone]
}

function moneyOf({ currency, total, deposit, paid, refundOpen }: BookingRow): CsvValue[] {
  const amounts = [total, deposit, paid, refundOpen]
  return [currency, ...amounts.map((amount) => unitsOf(currency, amount))]
}

function timesOf({ balanceBy, createdAt, updatedAt }: BookingRow): CsvValue[] {
  return [balanceBy, createdAt, updatedAt].map(csvTime)
}
