import { mayCause } from '../../contracts/bookings/booking-events'
import type { DeskEvent } from '../../contracts/bookings/desk-events'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { staffEvent, auditOfBooking } from '../data/booking-events'
import { causeOnce } from '../data/once'
import { writeBooking } from '../data/booking-refusal'
import { purgeSeats } from '../days/seats-changed'
import { quoteRefusal } from '../data/open-quote'
import { requireBooking, type FoundBooking } from './desk.queries'
import { effectOf } from './desk.effects'

/**
 * Causes an event of a booking. A repeated request causes nothing.
 * @throws AppError NotFound, BookingChanged if the booking has moved on since `version`, NotPossibleNow, KeyReused, and
 * the errors of the event itself
 */
export async function causeEvent(c: MemberScope, id: number, cause: DeskEvent) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, cause)
  await causeOnce(db, key, {
    run: async () => {
      const found = await requireBooking(db, id)
      requirePossible(found, cause, c.var.now)
      await applyEffect(c, found, { cause, key })
    },
    // The first request may have taken the last place.
    duplicateErrors: ['BookingChanged', 'NotPossibleNow', 'DayFull', 'SeatsGone'],
  })
}

/** @throws AppError BookingChanged, NotPossibleNow */
function requirePossible({ booking, facts }: FoundBooking, cause: DeskEvent, now: number): void {
  if (booking.version !== cause.version) throw new AppError('BookingChanged')
  if (!mayCause(cause.event, 'staff', facts, now)) throw new AppError('NotPossibleNow')
}

/** Everything that an event writes, in the order that its checks in the database need. */
async function applyEffect(
  c: MemberScope,
  found: FoundBooking,
  { cause, key }: { cause: DeskEvent; key: RequestKey | null },
): Promise<void> {
  const { booking } = found
  const effect = await effectOf(c, found, cause)
  const { statements = [], after = [], mails = [], data = {}, action } = effect
  const event = staffEvent(c.var, booking, { event: cause.event, data, requestKey: key })
  const audit = auditOfBooking(c, booking.id, action)
  await writeBooking(c, [...statements, event, ...after, audit], mails, quoteRefusal)
  purgeSeats(c, [booking.tourId])
}
