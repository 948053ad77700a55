import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import type { BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { readState } from '../../../services/bookings/booking-state'
import { mailToGuest, bookingScope } from '../../../services/bookings/booking-mail'
import {
  requireReason,
  type DeskEffect,
  type EventData,
} from '../../../services/bookings/desk-effects'
import { proposeStatements } from '../../../services/bookings/refund-statements'
import { proposedRefund } from '../../../services/bookings/ending'
import { endDeadline } from '../../../services/bookings/waiting'

/** An admin reports that a trip took place. */
export function completeTrip(c: MemberScope, booking: BookingRow): DeskEffect {
  const statements = [endDeadline(c.var.db, booking.id)]
  return { to: 'completed', statements, mails: [], data: {}, action: 'booking.complete' }
}

/**
 * The guest did not show up: only the surplus is refunded. The mail says why and how to object.
 * @throws AppError WriteContent
 */
export async function missTrip(c: MemberScope, booking: BookingRow, { reason = '' }: EventData) {
  requireReason(reason)
  const scope = bookingScope(c)
  const { db, now } = scope
  const { trip } = await readState(db, booking)
  const startDay = trip?.startDay ?? calgaryDay(now)
  const refund = proposedRefund({ booking, startDay, at: now, by: 'noShow' })
  return {
    to: 'no_show',
    statements: [
      endDeadline(db, booking.id),
      ...proposeStatements(db, booking, { refund, sendAfter: now, now }),
    ],
    mails: await mailToGuest(scope, booking, { template: 'tripMissed', reason }, trip),
    data: { reason },
    action: 'booking.noShow',
  } satisfies DeskEffect
}

/** Swaps “completed” and “no show”. */
export async function correctTrip(c: MemberScope, booking: BookingRow, data: EventData) {
  const isMissed = booking.status === 'no_show'
  const corrected = isMissed ? completeTrip(c, booking) : await missTrip(c, booking, data)
  return { ...corrected, action: 'booking.correct' }
}
