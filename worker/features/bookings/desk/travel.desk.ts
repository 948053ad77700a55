import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import type { BookingStatus } from '../../../contracts/bookings/booking-states'
import type { DeskEvent } from '../../../contracts/bookings/desk-events'
import type { BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { readState } from '../../../services/bookings/booking-state'
import { mailToGuest, bookingScope } from '../../../services/bookings/booking-mail'
import { requireReason, type DeskEffect } from '../../../services/bookings/desk-effects'
import { proposeStatements } from '../../../services/bookings/refund-statements'
import { proposedRefund } from '../../../services/bookings/ending'
import { endDeadline } from '../../../services/bookings/waiting'

/** An admin reports that a trip took place. */
export function completeTrip(c: MemberScope, booking: BookingRow): DeskEffect {
  return { ...ended(c, booking, 'completed'), mails: [], data: {}, action: 'booking.complete' }
}

/**
 * The guest did not show up: only the surplus is refunded. The mail says why and how to object.
 * @throws AppError WriteContent
 */
export async function missTrip(
  c: MemberScope,
  booking: BookingRow,
  { reason = '' }: DeskEvent['data'],
): Promise<DeskEffect> {
  requireReason(reason)
  const scope = bookingScope(c)
  const { db, now } = scope
  const { trip } = await readState(db, booking)
  const startDay = trip?.startDay ?? calgaryDay(now)
  const refund = proposedRefund({ booking, startDay, at: now, by: 'noShow' })
  const noShow = ended(c, booking, 'no_show')
  return {
    ...noShow,
    statements: [
      ...noShow.statements,
      ...proposeStatements(db, booking, { refund, sendAfter: now, now }),
    ],
    mails: await mailToGuest(scope, booking, { template: 'tripMissed', reason }, trip),
    data: { reason },
    action: 'booking.noShow',
  }
}

/** Swaps “completed” and “no show”. */
export async function correctTrip(
  c: MemberScope,
  booking: BookingRow,
  data: DeskEvent['data'],
): Promise<DeskEffect> {
  const corrected =
    booking.status === 'no_show' ? completeTrip(c, booking) : await missTrip(c, booking, data)
  return { ...corrected, action: 'booking.correct' }
}

function ended({ var: { db } }: MemberScope, { id }: BookingRow, to: BookingStatus) {
  return {
    to,
    statements: [endDeadline(db, id)],
  }
}
