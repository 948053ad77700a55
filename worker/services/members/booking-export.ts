import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookingMessages, bookings, quotes, travellers } from '../../db/schema/bookings'
import { paymentClaims, payments, refunds } from '../../db/schema/payments'

/** More rows than belong to the bookings of a member. */
const ROWS_MAX = 5000

/**
 * All that is stored about bookings and those who travel, as statements of a batch: the company's notes and drafts are its
 * own. `which` is a condition on bookings.
 */
export function bookingExport(db: Db, which: SQL | undefined) {
  return [
    bookingsStatement(db, which),
    messagesStatement(db, which),
    quotesStatement(db, which),
    paymentsStatement(db, which),
    refundsStatement(db, which),
    claimsStatement(db, which),
    travellersStatement(db, which),
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

function messagesStatement(db: Db, which: SQL | undefined) {
  return db
    .select({ booking: bookings.pid, ...pick(bookingMessages, 'author', 'body', 'createdAt') })
    .from(bookingMessages)
    .innerJoin(bookings, eq(bookings.id, bookingMessages.bookingId))
    .where(and(which, ne(bookingMessages.author, 'note')))
    .orderBy(asc(bookingMessages.id))
    .limit(ROWS_MAX)
}

function quotesStatement(db: Db, which: SQL | undefined) {
  return db
    .select({
      booking: bookings.pid,
      ...pick(quotes, 'number', 'status', 'startDay', 'endDay', 'party', 'lines', 'days'),
      ...pick(quotes, 'totalCents', 'gstCents', 'totalWon', 'note', 'sentAt'),
    })
    .from(quotes)
    .innerJoin(bookings, eq(bookings.id, quotes.bookingId))
    .where(and(which, ne(quotes.status, 'draft')))
    .orderBy(asc(quotes.id))
    .limit(ROWS_MAX)
}

function paymentsStatement(db: Db, which: SQL | undefined) {
  return db
    .select({
      booking: bookings.pid,
      ...pick(payments, 'kind', 'amount', 'valueDay', 'method', 'at'),
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(which)
    .orderBy(asc(payments.id))
    .limit(ROWS_MAX)
}

function refundsStatement(db: Db, which: SQL | undefined) {
  return db
    .select({
      booking: bookings.pid,
      ...pick(refunds, 'amount', 'fee', 'status', 'method', 'payee', 'at'),
    })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(which)
    .orderBy(asc(refunds.id))
    .limit(ROWS_MAX)
}

function claimsStatement(db: Db, which: SQL | undefined) {
  return db
    .select({
      booking: bookings.pid,
      ...pick(paymentClaims, 'amount', 'method', 'sentDay', 'payer', 'createdAt', 'settledAt'),
      // The address of the file, for its owner.
      receipt: sql<string | null>`iif(${paymentClaims.receiptKey} IS NULL, NULL,
        '/api/guest/' || ${bookings.pid} || '/receipt/' || ${paymentClaims.id})`,
    })
    .from(paymentClaims)
    .innerJoin(bookings, eq(bookings.id, paymentClaims.bookingId))
    .where(which)
    .orderBy(asc(paymentClaims.id))
    .limit(ROWS_MAX)
}

function travellersStatement(db: Db, which: SQL | undefined) {
  const ids = db.select({ id: bookings.id }).from(bookings).where(which)
  return db
    .select(pick(travellers, 'name', 'ageGroup', 'childSeat', 'diet', 'health', 'emergency'))
    .from(travellers)
    .where(inArray(travellers.bookingId, ids))
    .orderBy(asc(travellers.id))
    .limit(ROWS_MAX)
}

/** The results of `bookingExport` by name. */
export function namedExport<Booked, Texts, Offers, Paid, Back, Claims, Party>([
  booked,
  texts,
  offers,
  paid,
  back,
  claims,
  party,
]: [Booked, Texts, Offers, Paid, Back, Claims, Party]) {
  return {
    bookings: booked,
    bookingMessages: texts,
    quotes: offers,
    payments: paid,
    refunds: back,
    claims,
    travellers: party,
  }
}
