import { and, eq, isNull } from 'drizzle-orm'
import type { ManualBooking } from '../../../contracts/manual-booking'
import type { Db, Statement } from '../../../db/db'
import { bookings } from '../../../db/schema/bookings'
import { tours } from '../../../db/schema/tours'
import { tourNamesStatement } from '../../../db/tour-names'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import {
  readRequestKey,
  requireSameBody,
  runOnce,
  type RequestKey,
} from '../../../http/idempotency'
import { bookingRefusal } from '../../../services/bookings/booking-refusal'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { staffEvent, unborn } from '../../../services/bookings/caused-events'
import { withReference } from '../../../services/bookings/free-reference'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { readSettings } from '../../../services/settings/settings'
import { purgeSeats } from '../../../services/trips/seats-changed'
import { guestMails, type MailedBooking } from '../desk/desk.mails'
import { rowOf, type Further, type NewRow } from './manual.rows'
import { furtherStatus } from './manual.status'
import { getDeparture } from '../quotes/quotes.departures'

/**
 * Writes down a booking that came by phone, mail, chat or on the board. A repeated request writes none.
 * @throws AppError Invalid (422) for an unknown tour or departure or without a price, WriteContent for a confirmed one without deposit and
 * reason, SeatsGone, DayFull, DayClosed, KeyReused
 */
export async function createManual(
  c: MemberScope,
  wanted: ManualBooking,
): Promise<{ id: number; pid: string }> {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, wanted)
  return runOnce({
    find: key && (() => findCreated(db, key)),
    run: () => insertManual(c, wanted, key),
    duplicateErrors: new Set(),
  })
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

/** A request has its departure and its mail at most. */
async function requested(
  c: MemberScope,
  wanted: ManualBooking,
  { row, tourNames }: { row: NewRow; tourNames: MailedBooking['tourNames'] },
): Promise<Further> {
  const { tripId = null, tourId, sendsMail } = wanted
  if (tripId !== null) await getDeparture(c.var.db, tripId, tourId)
  return {
    columns: { tripId },
    statements: [],
    mails: sendsMail ? await mailsOf(c, row, tourNames) : [],
  }
}

interface Manual {
  wanted: ManualBooking
  row: NewRow
  key: RequestKey | null
  further: Further
}

async function runManual(c: MemberScope, manual: Manual) {
  const { wanted, row, further } = manual
  const results = await runBatchWithMails(c, manualStatements(c, manual), further.mails)
  const [created] = results[0] as { id: number }[]
  if (!created) throw new Error('A booking was inserted without an id')
  if (wanted.status !== 'requested') purgeSeats(c, [row.tourId])
  return { id: created.id, pid: row.pid }
}

/** The first of them returns the id. */
function manualStatements(c: MemberScope, { wanted, row, key, further }: Manual): Statement[] {
  const { db, now } = c.var
  const { source, status, reason } = wanted
  const inserted = {
    ...row,
    ...further.columns,
    createdAt: now,
    updatedAt: now,
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
  }
  return [
    db.insert(bookings).values(inserted).returning({ id: bookings.id }),
    ...further.statements,
    staffEvent(c.var, unborn(row.pid), {
      event: 'manual.create',
      to: status,
      data: { source, ...(reason && { reason }) },
    }),
    auditOfBooking(c, row.pid, 'booking.create', `${source} ${status}`),
  ]
}

async function mailsOf(c: MemberScope, row: NewRow, tourNames: MailedBooking['tourNames']) {
  const { company } = await readSettings(c.env, c.var.db)
  return guestMails(
    c,
    { booking: row, tourNames, startDay: row.wishDay, endDay: null },
    {
      template: 'bookingRequestReceived',
      answerHours: company.answerHours,
      // The company knows the address from the guest.
      isOpened: true,
      pickupText: row.pickup,
      notes: row.notes,
    },
  )
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

async function findCreated(db: Db, key: RequestKey) {
  const [created] = await db
    .select({ id: bookings.id, pid: bookings.pid, hash: bookings.requestHash })
    .from(bookings)
    .where(eq(bookings.requestKey, key.key))
  if (!created) return null
  requireSameBody(key, created.hash)
  return { id: created.id, pid: created.pid }
}
