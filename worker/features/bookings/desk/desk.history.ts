import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { users } from '../../../db/schema/accounts'
import { bookingEvents, bookingMessages } from '../../../db/schema/bookings'

/** Only this many of the latest messages and events are shown. */
const ROWS_MAX = 300

/** The messages of a booking, as a statement for a batch. */
export function messagesOf(db: Db, id: number) {
  return db
    .select({
      _id: bookingMessages.id,
      author: bookingMessages.author,
      by: users.username,
      via: bookingMessages.via,
      text: bookingMessages.body,
      createdAt: sql<number>`${bookingMessages.createdAt}`.as('sent_at'),
    })
    .from(bookingMessages)
    .leftJoin(users, eq(users.id, bookingMessages.userId))
    .where(eq(bookingMessages.bookingId, id))
    .orderBy(asc(bookingMessages.id))
    .limit(ROWS_MAX)
}

/** The events of a booking, as a statement for a batch. */
export function eventsOf(db: Db, id: number) {
  return db
    .select({
      seq: bookingEvents.seq,
      event: bookingEvents.event,
      from: bookingEvents.fromStatus,
      to: bookingEvents.toStatus,
      actor: bookingEvents.actor,
      by: users.username,
      at: bookingEvents.at,
      data: bookingEvents.data,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, id))
    .orderBy(asc(bookingEvents.seq))
    .limit(ROWS_MAX)
}
