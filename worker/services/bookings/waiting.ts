import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { bookings } from '../../db/schema/bookings'

/** The guest waits for an answer from `now` (UTC ms) on, unless already for longer; `only` limits it. */
export function awaitAnswer(
  { db, now }: { db: Db; now: number },
  bookingId: number,
  only?: SQL,
): Statement {
  return db
    .update(bookings)
    .set({ awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` })
    .where(and(eq(bookings.id, bookingId), only))
}

/** No deadline runs any more. */
export function endDeadline(db: Db, bookingId: number): Statement {
  return db.update(bookings).set({ nextDueAt: null }).where(eq(bookings.id, bookingId))
}

/** No one waits for an answer, and no deadline runs any more. */
export function endWaiting(db: Db, bookingId: number): Statement {
  return db
    .update(bookings)
    .set({ awaitsSince: null, nextDueAt: null })
    .where(eq(bookings.id, bookingId))
}
