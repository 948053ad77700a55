import { eq, and, sql, type SQL, isNull } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'

export async function findBookingByPid(db: Db, pid: string): Promise<BookingRow | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.pid, pid))
  return booking ?? null
}

/** @throws AppError NotFound */
export async function getBooking(db: Db, id: number): Promise<BookingRow> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!booking) throw new AppError('NotFound')
  return booking
}

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

const ERASED = 'BookingIsErased'

/** Part of the batch of `unlessErased`: nothing about a guest is written once the booking's personal data is gone. */
export function assertNotErased(db: Db, bookingId: number) {
  const isKept = and(eq(bookings.id, bookingId), isNull(bookings.erasedAt))
  return assertInBatch(db, rowExists(bookings, isKept), ERASED)
}

/** The result of a batch with `assertNotErased`. @throws AppError NotPossibleNow */
export function unlessErased<Result>(write: Promise<Result>): Promise<Result> {
  return assertedWrite(ERASED, 'NotPossibleNow', write)
}

const CONFIRMED = 'TripIsConfirmed'

type ConfirmedTrip = Pick<BookingRow, 'id' | 'tripId'> & Partial<Pick<BookingRow, 'party'>>

/** Whether a booking is still confirmed for the same trip, and the same party if one is given. */
export function isStillConfirmed({ id, tripId, party }: ConfirmedTrip) {
  return and(
    eq(bookings.id, id),
    eq(bookings.status, 'confirmed'),
    eq(bookings.tripId, tripId ?? 0),
    party === undefined ? undefined : eq(bookings.party, party),
  )
}

/** Part of the batch of `unlessMoved`: what a guest says about a trip is stored for that trip only. */
export function assertConfirmed(db: Db, trip: ConfirmedTrip) {
  return assertInBatch(db, rowExists(bookings, isStillConfirmed(trip)), CONFIRMED)
}

/** The result of a batch with `assertConfirmed`. @throws AppError NotPossibleNow */
export function unlessMoved<Result>(write: Promise<Result>): Promise<Result> {
  return assertedWrite(CONFIRMED, 'NotPossibleNow', write)
}
