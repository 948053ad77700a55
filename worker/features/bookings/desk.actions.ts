import { and, eq } from 'drizzle-orm'
import { visibleLength } from '../../contracts/text-length'
import type { BookingEvent } from '../../contracts/booking-states'
import type { DeskEvent } from '../../contracts/desk-booking'
import { auditStatement } from '../../db/audit'
import { bookings, quotes } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import type { DeskCause, DeskCauses, DeskEffect } from '../../services/bookings/desk-effects'
import { eventStatement } from '../../services/bookings/event-statement'
import { findRepeatedEvent } from '../../services/bookings/repeated-event'
import { runBatchWithMails } from '../../services/mail/outbox'
import { purgeSeats } from '../../services/trips/seats-changed'
import { agreeForGuest } from './changes.accept'
import { guestMails } from './desk.mails'
import { deskEventsOf, requireBooking, type FoundBooking } from './desk.queries'
import { completeTrip, correctTrip, missTrip } from './travel.desk'
import { extendHold, releaseHold, reviveHold } from './holds.desk'
import { quoteRefusal } from './quotes.open'

type Cause = (
  c: MemberScope,
  found: FoundBooking,
  data: DeskEvent['data'],
) => DeskEffect | Promise<DeskEffect>

type BookingCause = (...given: Parameters<DeskCause>) => DeskEffect | Promise<DeskEffect>

/** The events of this call; the contract's `DESK_EVENTS` names the same. */
const EFFECTS: Partial<Record<BookingEvent, Cause>> = {
  'request.decline': decline,
  'link.renew': renewLink,
  'hold.extend': ofBooking(extendHold),
  'hold.release': ofBooking(releaseHold),
  revive: ofBooking(reviveHold),
  'trip.complete': ofBooking(completeTrip),
  'trip.no_show': ofBooking(missTrip),
  'trip.correct': ofBooking(correctTrip),
  'change.accept': (c, { booking }, data) => agreeForGuest(c, booking, data),
}

/**
 * Causes an event of a booking. A repeated request causes none.
 * @throws AppError NotFound, BookingChanged when the booking moved on since `version`, NotPossibleNow, Invalid (422) for
 * data that the event lacks, KeyReused
 */
export async function causeEvent(
  c: MemberScope,
  id: number,
  cause: DeskEvent,
  causes: DeskCauses,
): Promise<void> {
  const { db, now, member } = c.var
  const key = readRequestKey(c, member.userId, cause)
  const { event, version, data } = cause
  await runOnce({
    find: key && (() => findRepeatedEvent(db, key)),
    run: async () => {
      const found = await requireBooking(db, id)
      const effectOf = EFFECTS[event] ?? ofBooking(causes[event])
      if (found.booking.version !== version) throw new AppError('BookingChanged')
      if (!effectOf || !deskEventsOf(found.facts, now).includes(event))
        throw new AppError('NotPossibleNow')
      await applyEffect(c, found, { event, key, effect: await effectOf(c, found, data) })
      return true as const
    },
    // The first one may have taken the last place.
    duplicateErrors: new Set(['BookingChanged', 'NotPossibleNow', 'DayFull', 'SeatsGone']),
  })
}

/** An event that needs the booking's row alone. */
function ofBooking(cause: BookingCause | undefined): Cause | undefined {
  return cause && ((c, { booking }, data) => cause(c, booking, data))
}

async function applyEffect(
  c: MemberScope,
  { booking }: FoundBooking,
  { event, key, effect }: { event: BookingEvent; key: RequestKey | null; effect: DeskEffect },
): Promise<void> {
  const { db, now, member } = c.var
  const moved = eventStatement(db, {
    bookingId: booking.id,
    version: booking.version,
    event,
    from: booking.status,
    to: effect.to,
    actor: 'staff',
    actorId: member.userId,
    at: now,
    data: effect.data,
    requestKey: key,
  })
  const audit = auditStatement(c, {
    action: effect.action,
    subjectType: 'booking',
    subjectId: booking.id,
  })
  try {
    await runBatchWithMails(
      c,
      [...effect.statements, moved, ...(effect.after ?? []), audit],
      effect.mails,
    )
  } catch (error) {
    throw quoteRefusal(error)
  }
  purgeSeats(c, [booking.tourId])
}

function decline(
  c: MemberScope,
  found: FoundBooking,
  { reason = '' }: DeskEvent['data'],
): DeskEffect {
  if (visibleLength(reason) === 0)
    throw new AppError('WriteContent', { fields: { 'data.reason': 'WriteContent' } })
  const { db } = c.var
  const { id } = found.booking
  return {
    to: 'closed',
    statements: [
      db
        .update(quotes)
        .set({ status: 'superseded' })
        .where(and(eq(quotes.bookingId, id), eq(quotes.status, 'open'))),
      db.update(bookings).set({ awaitsSince: null, nextDueAt: null }).where(eq(bookings.id, id)),
    ],
    mails: guestMails(c, found, { template: 'bookingDeclined', reason }),
    data: { reason },
    action: 'booking.decline',
  }
}

/** All links and cookies of the guest end; the new link is mailed. */
function renewLink(c: MemberScope, found: FoundBooking): DeskEffect {
  const { id, status, linkGeneration } = found.booking
  const booking = { ...found.booking, linkGeneration: linkGeneration + 1 }
  return {
    to: status,
    statements: [
      c.var.db
        .update(bookings)
        .set({ linkGeneration: booking.linkGeneration })
        .where(eq(bookings.id, id)),
    ],
    mails: guestMails(c, { ...found, booking }, { template: 'bookingLink' }),
    data: {},
    action: 'booking.renewLink',
  }
}
