import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { BookingErasure } from '../../contracts/privacy'
import { LIVE } from '../../contracts/bookings/booking-states'
import { auditStatement } from '../../db/audit'
import { assertInBatch } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import { stories } from '../../db/schema/stories'
import type { MemberScope } from '../../http/context'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { getBooking } from '../../bookings/data/booking-row'
import { eraseBookingStatements } from '../../services/members/booking-records'
import { removeStories } from '../../services/members/story-records'

const LIVES_AGAIN = 'BookingLives'

/**
 * Deletes the personal data of a booking that is over, with the mails to its guest; its status, days and sums stay, and
 * if money was paid, the name. Does nothing if already erased.
 * @throws AppError NotFound, NotPossibleNow when it is not over, MoneyKept unless `keepsName` where money was paid
 */
export async function eraseBooking(
  c: MemberScope,
  id: number,
  { keepsName, removesStory }: BookingErasure,
): Promise<void> {
  const { db, now } = c.var
  const booking = await getBooking(db, id)
  if (booking.erasedAt !== null) return
  await requireErasable(db, booking, keepsName)
  const hasEnded = notInArray(bookings.status, [...LIVE])
  const isOver = and(eq(bookings.id, id), hasEnded, isNull(bookings.erasedAt))
  const write = runBatch(db, [
    assertInBatch(db, rowExists(bookings, isOver), LIVES_AGAIN),
    ...(removesStory ? removeStories(db, eq(stories.bookingId, id), now) : []),
    ...eraseBookingStatements(db, isOver, now),
    auditStatement(c, { action: 'booking.erase', subjectType: 'booking', subjectId: id }),
  ])
  await assertedWrite(LIVES_AGAIN, 'NotPossibleNow', write)
}

/** @throws AppError NotPossibleNow, MoneyKept */
async function requireErasable(db: Db, { id, status }: BookingRow, keepsName: boolean) {
  if (status === '' || LIVE.has(status)) throw new AppError('NotPossibleNow')
  const hasMoney = (await db.$count(payments, eq(payments.bookingId, id))) > 0
  if (hasMoney && !keepsName) throw new AppError('MoneyKept')
}
