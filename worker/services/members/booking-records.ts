import {
  and,
  eq,
  inArray,
  isNull,
  not,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { LIVE } from '../../contracts/bookings/booking-states'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import {
  bookingEvents,
  bookingMessages,
  bookings,
  quotes,
  travellers,
  waiverAcceptances,
} from '../../db/schema/bookings'
import { guests } from '../../db/schema/guests'
import { bankEntries, bankMails, paymentClaims, payments, refunds } from '../../db/schema/payments'
import { stories } from '../../db/schema/stories'
import { deleteBookingMails } from '../mail/member-mails'

/** The verified address of a member. */
function provenKeyOf(userId: number) {
  return sql`(SELECT email_key FROM users WHERE id = ${userId} AND verified_at IS NOT NULL)`
}

/** Condition: bookings of the member's account or of its verified address. */
export function isBookingOf(userId: number) {
  const provenKey = provenKeyOf(userId)
  return or(eq(bookings.userId, userId), eq(bookings.emailKey, provenKey))
}

/** The number of a member's bookings that are not over; column names are qualified, for queries of several tables. */
export function openBookingsOf(userId: number) {
  const isOpen = and(isBookingOf(userId), inArray(bookings.status, [...LIVE]))
  return sql<number>`(SELECT count(*) FROM ${bookings} WHERE ${isOpen})`
}

/**
 * Deletes the personal data of a member's bookings that are over; where money was paid the name stays for the books.
 * Other bookings are kept for the trip, without the account. Must come before the statement that empties the account.
 */
export function deleteBookingStatements(db: Db, userId: number, now: number): Statement[] {
  const { status, erasedAt } = bookings
  const isOver = and(isBookingOf(userId), notInArray(status, [...LIVE]), isNull(erasedAt))
  return [
    ...eraseBookingStatements(db, isOver, now),
    ...deleteGuestStatements(db, userId),
    db.update(bookings).set({ userId: null }).where(eq(bookings.userId, userId)),
  ]
}

/** Condition: the desk's records of guests by the member's verified address. */
export function isGuestOf(userId: number) {
  return eq(guests.emailKey, provenKeyOf(userId))
}

/** Deletes the records of a member without bookings; those that a trip needs lose the desk's note. */
function deleteGuestStatements(db: Db, userId: number): Statement[] {
  const isBooked = sql`EXISTS (SELECT 1 FROM ${bookings} WHERE ${bookings.guestId} = ${guests.id})`
  return [
    db.delete(guests).where(and(isGuestOf(userId), not(isBooked))),
    db.update(guests).set({ note: '' }).where(isGuestOf(userId)),
  ]
}

/** The hash of a request is one of its text. */
const UNKEYED = { requestKey: null, requestHash: null }

/** Empties the words of the quotes of bookings that were erased at `now`. Kinds, amounts and days stay for the books. */
function emptyQuotes(db: Db, now: number): Statement {
  const erased = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.erasedAt, now))
  return db
    .update(quotes)
    .set({
      note: '',
      lines: sql`(SELECT json_group_array(json_replace(value, '$.label', '', '$.untaxed', '')) FROM json_each(${quotes.lines}))`,
      days: sql`(SELECT json_group_array(json_object('day', value ->> '$.day', 'title', '', 'body', ''))
        FROM json_each(${quotes.days}))`,
      ...UNKEYED,
    })
    .where(inArray(quotes.bookingId, erased))
}

/**
 * Of the money at the bank that paid such bookings or that their guests' addresses sent: deletes the mails about it, whose
 * objects are swept, and the address to which its sender is answered. What a statement shows stays for the books. Must
 * come before the statement that empties the bookings.
 */
function forgetBankMails(db: Db, which: SQL | undefined): Statement[] {
  const ids = db.select({ id: bookings.id }).from(bookings).where(which)
  const addresses = db.select({ key: bookings.emailKey }).from(bookings).where(which)
  const paid = db
    .select({ id: payments.bankEntryId })
    .from(payments)
    .where(inArray(payments.bookingId, ids))
  const isTheirs = or(inArray(bankEntries.id, paid), inArray(bankEntries.replyKey, addresses))
  const entries = db.select({ id: bankEntries.id }).from(bankEntries).where(isTheirs)
  return [
    db.delete(bankMails).where(inArray(bankMails.entryId, entries)),
    db.update(bankEntries).set({ replyKey: null }).where(isTheirs),
  ]
}

/** That a text was accepted stays as long as the booking, the name as long as the booking's own. */
function forgetWaiverNames(db: Db, ids: SQLWrapper): Statement {
  const { bookingId } = waiverAcceptances
  const hasMoney = rowExists(payments, eq(payments.bookingId, bookingId))
  return db
    .update(waiverAcceptances)
    .set({ name: null })
    .where(and(inArray(bookingId, ids), not(hasMoney)))
}

/** Deletes the personal data of bookings not erased yet, with their mails; the name stays if money was paid. */
export function eraseBookingStatements(db: Db, which: SQL | undefined, now: number): Statement[] {
  const ids = db.select({ id: bookings.id }).from(bookings).where(which)
  const hasMoney = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${payments.bookingId} = bookings.id)`
  return [
    deleteBookingMails(db, which),
    db.delete(travellers).where(inArray(travellers.bookingId, ids)),
    forgetWaiverNames(db, ids),
    db.delete(bookingMessages).where(inArray(bookingMessages.bookingId, ids)),
    // The text stays on the board, without a name; its guest can remove it before.
    db.update(stories).set({ name: null }).where(inArray(stories.bookingId, ids)),
    // Receipts without a row are swept.
    db.delete(paymentClaims).where(inArray(paymentClaims.bookingId, ids)),
    db
      .update(bookingEvents)
      .set({ data: '{}', ...UNKEYED })
      .where(inArray(bookingEvents.bookingId, ids)),
    ...forgetBankMails(db, which),
    db.update(payments).set(UNKEYED).where(inArray(payments.bookingId, ids)),
    db
      .update(refunds)
      .set({
        reason: '',
        // Needed until the money is sent.
        payee: sql`iif(${refunds.status} IN ('sent', 'void'), NULL, ${refunds.payee})`,
        ...UNKEYED,
      })
      .where(inArray(refunds.bookingId, ids)),
    db
      .update(bookings)
      .set({
        name: sql`iif(${hasMoney}, ${bookings.name}, NULL)`,
        email: null,
        emailKey: null,
        phone: null,
        phoneDigits: null,
        pickup: null,
        notes: null,
        payLink: null,
        userId: null,
        erasedAt: now,
        ...UNKEYED,
      })
      .where(which),
    emptyQuotes(db, now),
  ]
}
