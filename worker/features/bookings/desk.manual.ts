import { and, eq, isNull } from 'drizzle-orm'
import type { ManualBooking } from '../../contracts/manual-booking'
import { auditStatement } from '../../db/audit'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings } from '../../db/schema/bookings'
import { tours } from '../../db/schema/tours'
import { isUniqueViolation } from '../../db/failures'
import { tourNamesStatement } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, requireSameBody, runOnce, type RequestKey } from '../../http/idempotency'
import { bookingRefusal } from '../../services/bookings/booking-refusal'
import { bookingOf, eventStatement } from '../../services/bookings/event-statement'
import { newPid } from '../../services/bookings/guest-link'
import { runBatchWithMails } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { purgeSeats } from '../../services/trips/seats-changed'
import { guestMails } from './desk.mails'
import { furtherStatus, type Further } from './desk.manual-status'
import { getDeparture } from './quotes.queries'

const REFERENCE_TRIES = 5

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
    const { tripId = null } = wanted
    if (tripId !== null) await getDeparture(c.var.db, tripId, wanted.tourId)
    const mails = wanted.sendsMail ? await mailsOf(c, row, tourNames) : []
    return runManual(c, {
      wanted,
      row,
      key,
      further: { columns: { tripId }, statements: [], mails },
    })
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const further = await furtherStatus(c, wanted, row)
      return await runManual(c, { wanted, row, key, further })
    } catch (error) {
      const isTaken = isUniqueViolation(error, 'bookings.reference')
      if (!isTaken || attempt === REFERENCE_TRIES) throw bookingRefusal(error)
    }
  }
}

interface Manual {
  wanted: ManualBooking
  row: ReturnType<typeof rowOf>
  key: RequestKey | null
  further: Further
}

async function runManual(c: MemberScope, { wanted, row, key, further }: Manual) {
  const { db, now, member } = c.var
  const { source, status, reason } = wanted
  const results = await runBatchWithMails(
    c,
    [
      db
        .insert(bookings)
        .values({
          ...row,
          ...further.columns,
          createdAt: now,
          updatedAt: now,
          requestKey: key?.key ?? null,
          requestHash: key?.bodyHash ?? null,
        })
        .returning({ id: bookings.id }),
      ...further.statements,
      eventStatement(db, {
        bookingId: bookingOf(row.pid),
        version: 0,
        event: 'manual.create',
        from: '',
        to: status,
        actor: 'staff',
        actorId: member.userId,
        at: now,
        data: { source, ...(reason && { reason }) },
      }),
      auditStatement(c, {
        action: 'booking.create',
        subjectType: 'booking',
        subjectId: row.pid,
        detail: `${source} ${status}`,
      }),
    ],
    further.mails,
  )
  const [created] = results[0] as { id: number }[]
  if (!created) throw new Error('A booking was inserted without an id')
  if (status !== 'requested') purgeSeats(c, [row.tourId])
  return { id: created.id, pid: row.pid }
}

async function mailsOf(
  c: MemberScope,
  row: ReturnType<typeof rowOf>,
  tourNames: Awaited<ReturnType<typeof namesOf>>,
) {
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

function rowOf({ party, pickup, day, email, phone, notes, ...wanted }: ManualBooking) {
  return {
    ...pick(wanted, 'source', 'tourId', 'flexDays', 'lang', 'name', 'agreesToJoin'),
    pid: newPid(),
    reference: null,
    email: email ?? null,
    emailKey: email?.toLowerCase() ?? null,
    phone: phone || null,
    notes: notes || null,
    wishDay: day ?? null,
    party: party.adults + party.children,
    children: party.children,
    pickupKind: pickup.kind,
    pickup: pickup.text || null,
    linkGeneration: 1,
    packGeneration: 0,
    // The guest agrees to the terms with the quote.
    termsVersion: '',
  }
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
