import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { bookingEvents, bookingMessages } from '../../../db/schema/bookings'
import { tours } from '../../../db/schema/tours'

/** More messages than a guest and the company will ever write. */
const MESSAGES_MAX = 500

export function tourStatement(db: Db, tourId: number) {
  return db
    .select({ id: tours.id, tripDays: tours.tripDays, mainImageKey: tours.mainImageKey })
    .from(tours)
    .where(eq(tours.id, tourId))
}

export function messagesStatement(db: Db, bookingId: number) {
  return db
    .select()
    .from(bookingMessages)
    .where(and(eq(bookingMessages.bookingId, bookingId), ne(bookingMessages.author, 'note')))
    .orderBy(asc(bookingMessages.id))
    .limit(MESSAGES_MAX)
}

/** The reason that the company gave when it declined. */
export function declineStatement(db: Db, bookingId: number) {
  return db
    .select({ reason: sql<string | null>`${bookingEvents.data} ->> '$.reason'` })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.event, 'request.decline')))
    .orderBy(desc(bookingEvents.seq))
    .limit(1)
}
