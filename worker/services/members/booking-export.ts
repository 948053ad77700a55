import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { replies, topics } from '../../db/schema/board'
import { stories } from '../../db/schema/stories'
import {
  bookingMessages,
  bookings,
  quotes,
  travellers,
  waiverAcceptances,
} from '../../db/schema/bookings'
import { guests } from '../../db/schema/guests'
import { paymentClaims, payments, refunds } from '../../db/schema/payments'

/** Names of the parts of an export, in their order. */
const NAMES =
  'bookings bookingMessages quotes payments refunds claims travellers waivers stories'.split(' ')

/** More rows than belong to the bookings of a member. */
const ROWS_MAX = 5000

const MESSAGE = pick(bookingMessages, 'author', 'body', 'createdAt')
const QUOTE = {
  ...pick(quotes, 'number', 'status', 'startDay', 'endDay', 'party', 'lines', 'days'),
  ...pick(quotes, 'totalCents', 'gstCents', 'totalWon', 'note', 'sentAt'),
}

const CLAIM = {
  ...pick(paymentClaims, 'amount', 'method', 'sentDay', 'payer', 'createdAt', 'settledAt'),
  // The address of the file, for its owner.
  receipt: sql<string | null>`iif(${paymentClaims.receiptKey} IS NULL, NULL,
    '/api/guest/' || ${bookings.pid} || '/receipt/' || ${paymentClaims.id})`,
}

const WAIVER = pick(waiverAcceptances, 'version', 'lang', 'name', 'acceptedAt')

/** All data about the bookings that meet `which`, as statements, without the company's notes and drafts. */
export function bookingExport(db: Db, which: SQL | undefined) {
  return [
    bookingsStatement(db, which),
    rowsOf(db, bookingMessages, MESSAGE, and(which, ne(bookingMessages.author, 'note'))),
    rowsOf(db, quotes, QUOTE, and(which, ne(quotes.status, 'draft'))),
    rowsOf(db, payments, pick(payments, 'kind', 'amount', 'valueDay', 'method', 'at'), which),
    rowsOf(db, refunds, pick(refunds, 'amount', 'fee', 'status', 'method', 'payee', 'at'), which),
    rowsOf(db, paymentClaims, CLAIM, which),
    travellersStatement(db, which),
    rowsOf(db, waiverAcceptances, WAIVER, which),
    storiesStatement(db, which),
  ] as const
}

function bookingsStatement(db: Db, which: SQL | undefined) {
  return db
    .select({
      ...pick(bookings, 'pid', 'reference', 'status', 'tourId', 'lang', 'name', 'email', 'phone'),
      ...pick(bookings, 'wishDay', 'flexDays', 'party', 'children', 'pickupKind', 'pickup'),
      ...pick(bookings, 'notes', 'agreesToJoin', 'termsVersion', 'currency', 'total', 'deposit'),
      ...pick(bookings, 'paid', 'policy', 'createdAt'),
    })
    .from(bookings)
    .where(which)
    .orderBy(asc(bookings.id))
    .limit(ROWS_MAX)
}

type TableOfBooking =
  | typeof bookingMessages
  | typeof quotes
  | typeof payments
  | typeof refunds
  | typeof paymentClaims
  | typeof waiverAcceptances

/** Rows of a table with the public id of their booking. */
function rowsOf<Columns extends SelectedFields>(
  db: Db,
  table: TableOfBooking,
  columns: Columns,
  which: SQL | undefined,
) {
  return db
    .select({ booking: bookings.pid, ...columns })
    .from(table)
    .innerJoin(bookings, eq(bookings.id, table.bookingId))
    .where(which)
    .orderBy(asc(table.id))
    .limit(ROWS_MAX)
}

function travellersStatement(db: Db, which: SQL | undefined) {
  const ids = db.select({ id: bookings.id }).from(bookings).where(which)
  return db
    .select(pick(travellers, 'name', 'age', 'seat', 'diet', 'emergency'))
    .from(travellers)
    .where(inArray(travellers.bookingId, ids))
    .orderBy(asc(travellers.id))
    .limit(ROWS_MAX)
}

/** The desk's records of the guests who meet `which`. */
export function guestExport(db: Db, which: SQL | undefined) {
  const { name, email, phone, lang, note, pastTrips, pastDay, createdAt } = guests
  return db
    .select({ name, email, phone, lang, note, pastTrips, pastDay, createdAt })
    .from(guests)
    .where(which)
}

function storiesStatement(db: Db, which: SQL | undefined) {
  return db
    .select({
      booking: bookings.pid,
      ...pick(stories, 'stars', 'month', 'name', 'createdAt'),
      ...pick(replies, 'content'),
      title: topics.title,
    })
    .from(stories)
    .innerJoin(bookings, eq(bookings.id, stories.bookingId))
    .leftJoin(topics, eq(topics.id, stories.topicId))
    .leftJoin(replies, and(eq(replies.topicId, topics.id), eq(replies.isOpening, true)))
    .where(which)
    .orderBy(asc(stories.id))
    .limit(ROWS_MAX)
}

/** The results of `bookingExport` by name. */
export function namedExport(rows: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(NAMES.map((name, index) => [name, rows[index]]))
}
