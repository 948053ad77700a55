import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { LIVE } from '../../contracts/bookings/booking-states'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assertInBatch } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { bookings } from '../../db/schema/bookings'
import { guests } from '../../db/schema/guests'
import { payments } from '../../db/schema/payments'
import { listOf } from '../../db/value-list'
import { assertedWrite } from '../../http/asserted-write'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { eraseBookingStatements } from '../../services/members/booking-records'

const BOOKED_AGAIN = 'GuestBookedAgain'

/**
 * Deletes a person's records and the personal data of all their bookings, which must be over. If money was paid, the
 * name stays with that booking.
 * @throws AppError NotFound, NotPossibleNow while a booking is not over, MoneyKept unless `keepsName` where money was paid
 */
export async function eraseGuest(
  c: MemberScope,
  id: number,
  { keepsName }: { keepsName: boolean },
): Promise<void> {
  const { db, now } = c.var
  const isTheirs = or(eq(guests.id, id), eq(guests.mergedInto, id))
  const records = await db.select({ id: guests.id }).from(guests).where(isTheirs)
  if (!records.some((record) => record.id === id)) throw new AppError('NotFound')
  const recordIds = sql`${bookings.guestId} IN ${listOf(records.map((record) => record.id))}`
  const isLive = and(recordIds, inArray(bookings.status, [...LIVE]))
  if ((await db.$count(bookings, isLive)) > 0) throw new AppError('NotPossibleNow')
  const booked = db.select({ id: bookings.id }).from(bookings).where(recordIds)
  const hasMoney = (await db.$count(payments, inArray(payments.bookingId, booked))) > 0
  if (hasMoney && !keepsName) throw new AppError('MoneyKept')
  const write = runBatch(db, [
    assertInBatch(db, sql`NOT ${rowExists(bookings, isLive)}`, BOOKED_AGAIN),
    ...eraseBookingStatements(db, and(recordIds, isNull(bookings.erasedAt)), now),
    db.delete(guests).where(
      inArray(
        guests.id,
        records.map((record) => record.id),
      ),
    ),
    auditStatement(c, { action: 'guest.erase', subjectType: 'guest', subjectId: id }),
  ])
  await assertedWrite(BOOKED_AGAIN, 'NotPossibleNow', write)
}
