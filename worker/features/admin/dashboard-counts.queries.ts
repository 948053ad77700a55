import { count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { lateBefore } from '../../db/inbox-counts'
import { IS_LATE_MONEY } from '../../db/late-money'
import { bookings } from '../../db/schema/bookings'
import { postReports } from '../../db/schema/moderation'
import { bankEntries } from '../../db/schema/payments'

/** Bookings whose guests are waiting for an answer, and how many of them have waited for over a day. */
export function waitingBookings(db: Db, now: number) {
  return db
    .select({
      waiting: count(),
      late: sql<number>`coalesce(sum(${bookings.awaitsSince} < ${lateBefore(now)}), 0)`,
    })
    .from(bookings)
    .where(isNotNull(bookings.awaitsSince))
}

/** Refunds that need an admin's action, and late payments. */
export function waitingMoney(db: Db, now: number) {
  return db
    .select({
      n: sql<number>`(SELECT count(*) FROM refunds WHERE status = 'proposed')
        + (SELECT count(*) FROM refunds WHERE status = 'approved' AND send_after <= ${now})
        + (SELECT count(*) FROM bookings AS booked WHERE ${sql.raw(IS_LATE_MONEY)})`,
    })
    .from(sql`(SELECT 1)`)
}

/** Bank entries that do not belong to a booking yet. */
export function openEntries(db: Db) {
  return db.select({ n: count() }).from(bankEntries).where(eq(bankEntries.status, 'new'))
}

/** Reports waiting for a decision. */
export function openReports(db: Db) {
  return db.select({ n: count() }).from(postReports).where(isNull(postReports.resolvedAt))
}

/** Posts waiting for a review; the conditions must match those of the indexes word for word. */
export function heldPosts(db: Db) {
  const waiting = (table: string) =>
    `(${table}.deleted_at IS NULL AND ${table}.hidden_at IS NULL AND ${table}.pending_review = 1)`
  return db
    .select({
      n: sql<number>`(SELECT count(*) FROM topics WHERE ${sql.raw(waiting('topics'))}) + (
        SELECT count(*) FROM replies CROSS JOIN topics
        WHERE ${sql.raw(waiting('replies'))} AND replies.is_opening = 0
          AND topics.id = replies.topic_id AND topics.deleted_at IS NULL)`,
    })
    .from(sql`(SELECT 1)`)
}
