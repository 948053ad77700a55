import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { LIVE } from '../../contracts/booking-states'
import type { Db, Statement } from '../../db/db'
import { bookingEvents, bookingMessages, bookings, travellers } from '../../db/schema/bookings'
import { paymentClaims, payments } from '../../db/schema/payments'

/** Condition on a member's bookings: of the account, or of its verified address. */
export function isBookingOf(userId: number) {
  const provenKey = sql`(SELECT email_key FROM users WHERE id = ${userId} AND verified_at IS NOT NULL)`
  return or(eq(bookings.userId, userId), eq(bookings.emailKey, provenKey))
}

/** Ids of a member's bookings, for their messages and travellers. */
export function bookingIdsOf(db: Db, userId: number) {
  return db.select({ id: bookings.id }).from(bookings).where(isBookingOf(userId))
}

/** How many bookings of a member are not over; for a query of several tables, whose columns it names in full. */
export function openBookingsOf(userId: number) {
  const isOpen = and(isBookingOf(userId), inArray(bookings.status, [...LIVE]))
  return sql<number>`(SELECT count(*) FROM ${bookings} WHERE ${isOpen})`
}

/**
 * Deletes the personal data of a member's bookings that are over; where money was paid the name stays for the books. Those
 * that are not over stay for the trip, without the account. Must come before the statement that empties the account.
 */
export function deleteBookingStatements(db: Db, userId: number, now: number): Statement[] {
  const isOver = and(
    isBookingOf(userId),
    notInArray(bookings.status, [...LIVE]),
    isNull(bookings.erasedAt),
  )
  const over = db.select({ id: bookings.id }).from(bookings).where(isOver)
  const hasMoney = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${payments.bookingId} = bookings.id)`
  return [
    db.delete(travellers).where(inArray(travellers.bookingId, over)),
    db.delete(bookingMessages).where(inArray(bookingMessages.bookingId, over)),
    // Their receipts have no row then, and the daily job deletes them.
    db.delete(paymentClaims).where(inArray(paymentClaims.bookingId, over)),
    db.update(bookingEvents).set({ data: '{}' }).where(inArray(bookingEvents.bookingId, over)),
    db
      .update(bookings)
      .set({
        name: sql`iif(${hasMoney}, ${bookings.name}, NULL)`,
        email: null,
        emailKey: null,
        phone: null,
        pickup: null,
        notes: null,
        userId: null,
        erasedAt: now,
      })
      .where(isOver),
    db.update(bookings).set({ userId: null }).where(eq(bookings.userId, userId)),
  ]
}
