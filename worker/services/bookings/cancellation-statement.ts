import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookingEvents } from '../../db/schema/bookings'
import { IS_CANCELLATION } from './booking-past'

/**
 * When (UTC ms) and why a booking was last cancelled, and how many days before the start its refund counts. A statement
 * for a batch.
 */
export function cancellationStatement(db: Db, id: number) {
  return db
    .select({
      at: bookingEvents.at,
      daysBefore: sql<number | null>`${bookingEvents.data} ->> '$.daysBefore'`,
      reason: sql<string | null>`${bookingEvents.data} ->> '$.reason'`,
      text: sql<string | null>`${bookingEvents.data} ->> '$.text'`,
    })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), IS_CANCELLATION))
    .orderBy(desc(bookingEvents.seq))
    .limit(1)
}
