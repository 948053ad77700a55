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
 * The same trip again, within a day, while its days and seats are free and no refund is sent.
 * @throws AppError NotPossibleNow
 */
export async function undoCancellation(c: MemberScope, booking: BookingRow): Promise<DeskEffect> {
  const state = await readState(c.var.db, booking)
  // A refund that is sent later is an event too, and moves the booking first.
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
