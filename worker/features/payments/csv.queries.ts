import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { formatReference } from '../../contracts/booking-reference'
import type { Currency } from '../../contracts/currencies'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { tourNameSql } from '../../db/tour-names'
import { bookings } from '../../db/schema/bookings'
import { bankEntries, payments } from '../../db/schema/payments'
import { trips } from '../../db/schema/trips'
import { csvTime, type CsvValue } from '../../services/csv'

const ROWS_A_PAGE = 500

interface Lines {
  rows: CsvValue[][]
  /** The id to go on after. */
  next: string | null
}

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

export const PAYMENT_TITLES = [
  'id',
  'bank day',
  'number',
  'reference',
  'name',
  'kind',
  'amount',
  'currency',
  'method',
  'account',
  'entry amount',
  'entry currency',
  'rate',
  'reason',
  'recorded',
]

/** Rows of the ledger after an id, of bank days from `from` to `to` (YYYY-MM-DD). */
export async function paymentLines(
  db: Db,
  after: number,
  { from, to }: { from: string; to: string },
): Promise<Lines> {
  const found = await db
    .select({ payment: payments, booking: bookings, entry: bankEntries })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bankEntries, eq(bankEntries.id, payments.bankEntryId))
    .where(and(gt(payments.id, after), gte(payments.valueDay, from), lte(payments.valueDay, to)))
    .orderBy(asc(payments.id))
    .limit(ROWS_A_PAGE)
  const rows = found.map(({ payment, booking, entry }) => [
    payment.id,
    payment.valueDay,
    booking.pid,
    booking.reference && formatReference(booking.reference),
    booking.name,
    payment.kind,
    unitsOf(booking.currency, payment.amount),
    booking.currency,
    payment.method,
    entry?.account ?? null,
    entry && payment.entryAmount !== null ? unitsOf(entry.currency, payment.entryAmount) : null,
    entry?.currency ?? null,
    payment.rateNote,
    payment.reason,
    csvTime(payment.at),
  ])
  return pageOf(rows)
}

/** Dollars of cents; won as they are. */
function unitsOf(currency: Currency, amount: number): number {
  return currency === 'KRW' ? amount : amount / 100
}

function pageOf(rows: CsvValue[][]): Lines {
  const last = rows.at(-1)
  return { rows, next: rows.length === ROWS_A_PAGE && last ? String(last[0]) : null }
}
