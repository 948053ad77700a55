import { and, eq, isNull } from 'drizzle-orm'
import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import type { Db } from '../../../db/db'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { tours } from '../../../db/schema/tours'
import { tourNamesStatement } from '../../../db/tour-names'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { runOnce } from '../../../http/run-once'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { withReference } from '../../data/booking-ids'
import { bookingRefusal, findByKey } from '../../data/booking-write'
import { purgeSeats } from '../../days/seats-changed'
import { rowOf, manualStatements, type Manual } from './manual.rows'
import { furtherStatus, requested } from './manual.status'

/**
 * Records a booking that came by phone, mail, chat or on the board. A repeated request records none.
 * @throws AppError Invalid (422) for an unknown tour or departure or without a price, WriteContent for a confirmed
 * booking with neither deposit nor reason, SeatsGone, DayFull, DayClosed, KeyReused
 */
export async function createManual(c: MemberScope, wanted: ManualBooking) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, wanted)
  const { id, pid } = await runOnce<Pick<BookingRow, 'id' | 'pid'>>({
    find: key && (() => findByKey(db, bookings, key)),
    run: () => insertManual(c, wanted, key),
    duplicateErrors: new Set(),
  })
  return { id, pid }
}

async function insertManual(c: MemberScope, wanted: ManualBooking, key: RequestKey | null) {
  const tourNames = await namesOf(c.var.db, wanted.tourId)
  const row = rowOf(wanted)
  if (wanted.status === 'requested') {
    const further = await requested(c, wanted, { row, tourNames })
    return runManual(c, { wanted, row, key, further })
  }
  try {
    return await withReference(async (reference) => {
      const further = await furtherStatus(c, wanted, { row, reference })
      return runManual(c, { wanted, row, key, further })
    })
  } catch (error) {
    throw bookingRefusal(error)
  }
}

async function runManual(c: MemberScope, manual: Manual) {
  const { wanted, row, further } = manual
  const results = await runBatchWithMails(c, manualStatements(c, manual), further.mails)
  const [created] = results[0] as { id: number }[]
  if (!created) throw new Error('A booking was inserted without an id')
  if (wanted.status !== 'requested') purgeSeats(c, [row.tourId])
  return { id: created.id, pid: row.pid }
}

/** @throws AppError Invalid for a tour that does not exist */
async function namesOf(db: Db, tourId: number | null) {
  if (tourId === null) return []
  const [names, found] = await db.batch([
    tourNamesStatement(db, tourId),
    db
      .select({ id: tours.id })
      .from(tours)
      .where(and(eq(tours.id, tourId), isNull(tours.deletedAt))),
  ])
  if (found.length === 0) throw new AppError('Invalid', { fields: { tourId: 'Invalid' } })
  return names
}
