import type { BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readState } from '../../../services/bookings/booking-state'
import { mailToGuest } from '../../../services/bookings/booking-mail'
import { toGuest } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { daysOf } from '../payments.rules'
import { undoStatements } from './cancellation-undo.statements'

/**
 * Restores a trip within a day of its cancellation, if its days and seats are still free and no refund was sent.
 * @throws AppError NotPossibleNow
 */
export async function undoCancellation(c: MemberScope, booking: BookingRow): Promise<DeskEffect> {
  const state = await readState(c.var.db, booking)
  // No check for a refund that is sent at the same time: its event moves the booking, and this batch fails.
  if (!state.trip) throw new AppError('NotPossibleNow')
  const scope = bookingScope(c)
  return {
    to: 'confirmed',
    statements: undoStatements(c, booking, state.trip),
    mails: mailToGuest(scope, booking, {
      template: 'cancelUndone',
      ...(await toGuest(scope, booking, daysOf(state))),
    }),
    data: {},
    action: 'booking.cancel.undo',
  }
}
