import { startOfCalgaryDay } from '../../../contracts/dates/calgary-instant'
import type {
  CancellationPreview,
  DeskCancellationQuery,
} from '../../../contracts/payments/cancellation'
import { readWhy } from '../../../contracts/payments/cancel-reasons'
import { REASON_MAX } from '../../../contracts/bookings/desk-events'
import { codePoints } from '../../../contracts/text/text-length'
import { requireActor } from '../../../http/auth'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readState } from '../../../services/bookings/booking-state'
import type { DeskCauses } from '../../../services/bookings/desk-effects'
import { previewOf } from '../../../services/bookings/ending'
import { getBooking } from '../../../services/bookings/find-booking'
import { undoCancellation } from './cancellation-undo'
import { endTrip } from './trip-end'

/** Cancellations by admins. */
export const deskCancellations: DeskCauses = {
  'cancel.guest': (c, booking, data) => {
    const at = wishedAt(data.day, c.var.now, 'data.day')
    return endTrip(c, booking, { kind: 'guest', at, why: null })
  },
  'cancel.company': async (c, booking, data) => {
    await requireActor(c, 'payments:refund')
    const { reason = '', text = '' } = data
    const why = readWhy({ reason, text })
    if (why === null)
      throw new AppError('WriteContent', { fields: { 'data.reason': 'WriteContent' } })
    // The event stores both as one text.
    if (codePoints(why.text) > REASON_MAX)
      throw new AppError('TextTooLong', { fields: { 'data.text': 'TextTooLong' } })
    return endTrip(c, booking, { kind: 'company', at: c.var.now, why })
  },
  'cancel.unpaid': (c, booking) =>
    endTrip(c, booking, { kind: 'unpaid', at: c.var.now, why: null }),
  'cancel.undo': undoCancellation,
}

/**
 * What the guest would get back if an admin cancelled the trip.
 * @throws AppError NotFound, NotPossibleNow without a trip, Invalid for a future day
 */
export async function previewDeskCancellation(
  c: MemberScope,
  id: number,
  { by, day }: DeskCancellationQuery,
): Promise<CancellationPreview> {
  const { db, now } = c.var
  const booking = await getBooking(db, id)
  const { trip } = await readState(db, booking)
  if (!trip) throw new AppError('NotPossibleNow')
  const at = by === 'guest' ? wishedAt(day, now, 'day') : now
  return previewOf({ booking, startDay: trip.startDay, at, by })
}

/**
 * When the guest asked to cancel, UTC ms: the start of the given day, or now if none is given.
 * @throws AppError Invalid for a future day
 */
function wishedAt(day: string | undefined, now: number, field: string): number {
  const at = day === undefined ? now : startOfCalgaryDay(day)
  if (at > now) throw new AppError('Invalid', { fields: { [field]: 'Invalid' } })
  return at
}
