import { eq, sql } from 'drizzle-orm'
import type { Statement } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { assignStatements } from '../../services/bookings/assignments'
import { readState } from '../../services/bookings/booking-facts'
import { bookingScope, mailToGuest, toGuest } from '../../services/bookings/booking-mail'
import type { DeskEffect } from '../../services/bookings/desk-effects'
import { dropRefunds } from '../../services/bookings/end-statements'
import { takeStatements } from '../../services/bookings/held-seats'
import { tripTimer } from '../../services/bookings/trip-timer'
import { seatsChangedStatements } from '../../services/trips/seats-changed'
import { daysOf } from './payments.mails'
import type { TripRow } from '../../db/schema/trips'

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

function undoStatements(
  { var: { db, now } }: MemberScope,
  booking: BookingRow,
  trip: TripRow,
): Statement[] {
  const { id, tourId } = booking
  const { tripId, statements } = takeStatements(db, {
    ...pick(trip, 'startDay', 'endDay', 'startMinute'),
    ...pick(booking, 'tourId', 'party'),
    bookingId: id,
    tripId: trip.kind === 'departure' ? trip.id : null,
    now,
  })
  const columns = {
    tripId,
    cancelKind: null,
    cancelledOn: null,
    nextDueAt: tripTimer(booking, now),
    icsSequence: sql`${bookings.icsSequence} + 1`,
  }
  return [
    ...statements,
    dropRefunds(db, id),
    db.update(bookings).set(columns).where(eq(bookings.id, id)),
    ...assignStatements(db, { ...booking, tripId }),
    ...seatsChangedStatements(db, tourId, now),
  ]
}
