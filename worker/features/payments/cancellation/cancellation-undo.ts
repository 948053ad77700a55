import { sql } from 'drizzle-orm'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { pick } from '../../../db/pick'
import type { TripRow } from '../../../db/schema/trips'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readState } from '../../../services/bookings/booking-state'
import { mailToGuest, bookingScope } from '../../../services/bookings/booking-mail'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { assignStatements } from '../../../services/bookings/assignments'
import { dropRefunds } from '../../../services/bookings/refund-statements'
import { takeStatements } from '../../../services/bookings/held-seats'
import { tripTimer } from '../../../services/bookings/deposit-cover'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import { changeBooking } from '../../../services/bookings/waiting'
import { daysOf } from '../payments.rules'

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
    mails: await mailToGuest(scope, booking, { template: 'cancelUndone' }, daysOf(state)),
    data: {},
    action: 'booking.cancel.undo',
  }
}

/** Gives a confirmed trip its seats, days, guide and timer again, and drops its refunds. */
function undoStatements({ var: { db, now } }: MemberScope, booking: BookingRow, trip: TripRow) {
  const { id, tourId } = booking
  const { tripId, statements } = takeStatements(db, {
    ...pick(trip, 'startDay', 'endDay', 'startMinute'),
    ...pick(booking, 'tourId', 'party'),
    bookingId: id,
    tripId: trip.kind === 'departure' ? trip.id : null,
    now,
  })
  const columns = { ...undoneColumns(booking, now), tripId }
  return [
    ...statements,
    dropRefunds(db, id),
    changeBooking(db, id, columns),
    ...assignStatements(db, { ...booking, tripId }),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

function undoneColumns(booking: BookingRow, now: number) {
  const icsSequence = sql`${bookings.icsSequence} + 1`
  return { cancelKind: null, cancelledOn: null, nextDueAt: tripTimer(booking, now), icsSequence }
}
