import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Db, Statement } from '../../db/db'
import { bookings } from '../../db/schema/bookings'

/**
 * The guest waits for an answer from `now` (UTC ms), or since the earlier time if already waiting. `only` is a further
 * condition.
 */
export function awaitAnswer({ db, now }: { db: Db; now: number }, bookingId: number, only?: SQL) {
  return db
    .update(bookings)
    .set({ awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` })
    .where(and(eq(bookings.id, bookingId), only))
}

/** Sets columns of a booking. */
export function changeBooking(
  db: Db,
  bookingId: number,
  columns: SQLiteUpdateSetSource<typeof bookings>,
): Statement {
  return db.update(bookings).set(columns).where(eq(bookings.id, bookingId))
}

/** Stops the booking's timer. */
export function endDeadline(db: Db, bookingId: number): Statement {
  return changeBooking(db, bookingId, { nextDueAt: null })
}

/** The guest is no longer waiting, and the booking's timer stops. */
export function endWaiting(db: Db, bookingId: number): Statement {
  return changeBooking(db, bookingId, { awaitsSince: null, nextDueAt: null })
}
