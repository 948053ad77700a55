import { sql } from 'drizzle-orm'
import type {
  CancellationPreview,
  DeskCancellationQuery,
} from '../../contracts/bookings/cancellation'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import { pick } from '../../db/pick'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { TripRow } from '../../db/schema/trips'
import { requireActor } from '../../http/auth'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { assignStatements } from '../data/assignments'
import type { Affected, Cause, DeskEffect } from '../data/booking-events'
import { getBooking, changeBooking } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { tripTimer } from '../data/deposit-cover'
import { previewOf, endOfTrip } from '../data/ending'
import { takeStatements } from '../data/held-seats'
import { dropProposals, returnSurplus } from '../data/refund-proposals'
import { seatsChangedStatements } from '../days/seats-changed'
import { mailToGuest, bookingScope } from '../mails/booking-mail'
import { daysOf } from '../money/payments.rules'
import { endTrip } from './trip-end'

/** Cancellations by admins. */

/** @throws AppError Invalid for a future day */
export const cancelForGuest: Cause<'cancel.guest'> = (c, { booking }, { day }) =>
  endTrip(c, booking, { kind: 'guest', at: wishedAt(day, c.var.now, 'data.day'), why: null })

/** @throws AppError Forbidden without the right to refund */
export const cancelByCompany: Cause<'cancel.company'> = async (c, { booking }, why) => {
  await requireActor(c, 'payments:refund')
  return endTrip(c, booking, { kind: 'company', at: c.var.now, why })
}

export const cancelUnpaid: Cause<'cancel.unpaid'> = (c, { booking }) =>
  endTrip(c, booking, { kind: 'unpaid', at: c.var.now, why: null })

/**
 * The refund if an admin cancelled the trip.
 * @throws AppError NotFound, NotPossibleNow without a trip, Invalid for a future day
 */
export async function previewDeskCancellation(
  c: MemberScope,
  id: number,
  { by, day }: DeskCancellationQuery,
): Promise<CancellationPreview> {
  const { db, now } = c.var
  const booking = await getBooking(db, id)
  const { trip, acceptedQuote: quote } = await readState(db, booking)
  if (!trip) throw new AppError('NotPossibleNow')
  const at = by === 'guest' ? wishedAt(day, now, 'day') : now
  return previewOf(endOfTrip({ trip, quote }, { booking, at, by }))
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

/**
 * Restores a trip within a day of its cancellation, if its days and seats are still free, no refund was sent and none
 * of money that the trip costs is approved.
 * @throws AppError NotPossibleNow
 */
export async function undoCancellation(
  c: MemberScope,
  { booking }: Affected,
): Promise<DeskEffect<'cancelUndone'>> {
  const state = await readState(c.var.db, booking)
  // No check for a refund that is approved or sent at the same time: its event moves the booking, and this batch fails.
  if (!state.trip) throw new AppError('NotPossibleNow')
  const scope = bookingScope(c)
  return {
    statements: undoStatements(c, booking, state.trip),
    after: returnSurplus(c.var.db, booking.id, c.var.now),
    mails: await mailToGuest(scope, booking, { template: 'cancelUndone' }, daysOf(state), {
      method: 'REQUEST',
      sequence: booking.icsSequence + 1,
    }),
  }
}

/** Gives a confirmed trip its seats, days, guide and timer again, and drops what was proposed. */
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
    dropProposals(db, id),
    changeBooking(db, id, columns),
    ...assignStatements(db, { ...booking, tripId }),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

function undoneColumns(booking: BookingRow, now: number) {
  const icsSequence = sql`${bookings.icsSequence} + 1`
  const nextDueAt = tripTimer(booking, now)
  return { cancelKind: null, cancelledOn: null, keeps: null, nextDueAt, icsSequence }
}
