import type { BookingEvent } from '../../contracts/bookings/booking-states'
import type { DeskEvent } from '../../contracts/bookings/desk-events'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { staffEvent, auditOfBooking } from '../data/booking-events'
import type { DeskEffect } from '../data/desk-effects'
import { causeOnce } from '../data/once'
import { writeBooking } from '../data/booking-refusal'
import { purgeSeats } from '../days/seats-changed'
import { quoteRefusal } from '../data/open-quote'
import { deskEventsOf, requireBooking, type FoundBooking } from './desk.queries'
import { findCause } from './desk.effects'

/**
 * Causes an event of a booking. A repeated request causes nothing.
 * @throws AppError NotFound, BookingChanged if the booking has moved on since `version`, NotPossibleNow, Invalid (422)
 * for missing event data, KeyReused
 */
export async function causeEvent(c: MemberScope, id: number, cause: DeskEvent) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, cause)
  await causeOnce(db, key, {
    run: async () => {
      const found = await requireBooking(db, id)
      const effect = await effectOf(c, found, cause)
      await applyEffect(c, found, { event: cause.event, key, effect })
    },
    // The first request may have taken the last place.
    duplicateErrors: ['BookingChanged', 'NotPossibleNow', 'DayFull', 'SeatsGone'],
  })
}

/** @throws AppError BookingChanged, NotPossibleNow, and the errors of the event itself */
async function effectOf(
  c: MemberScope,
  found: FoundBooking,
  { event, version, data }: DeskEvent,
): Promise<DeskEffect> {
  const known = findCause(event)
  if (found.booking.version !== version) throw new AppError('BookingChanged')
  if (!known || !deskEventsOf(found.facts, c.var.now).includes(event))
    throw new AppError('NotPossibleNow')
  return known(c, found, data)
}

async function applyEffect(
  c: MemberScope,
  { booking }: FoundBooking,
  { event, key, effect }: { event: BookingEvent; key: RequestKey | null; effect: DeskEffect },
): Promise<void> {
  const { to, data, action, statements, after = [], mails } = effect
  const moved = staffEvent(c.var, booking, { event, to, data, requestKey: key })
  const audit = auditOfBooking(c, booking.id, action)
  await writeBooking(c, [...statements, moved, ...after, audit], mails, quoteRefusal)
  purgeSeats(c, [booking.tourId])
}
