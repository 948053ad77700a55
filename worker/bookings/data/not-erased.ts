import { and, eq, isNull } from 'drizzle-orm'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings } from '../../db/schema/bookings'
import { assertedWrite } from '../../http/asserted-write'

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
