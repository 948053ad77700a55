import { and, eq, sql } from 'drizzle-orm'
import { calgaryDay, startOfCalgaryDay } from '../../contracts/calendar'
import {
  OTHER_DATE_MS,
  readWhy,
  type CancellationPreview,
  type CancelWhy,
  type DeskCancellationQuery,
} from '../../contracts/cancellation'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import { requireActor } from '../../http/auth'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { assignStatements } from '../../services/bookings/assignments'
import { readState } from '../../services/bookings/booking-facts'
import { bookingScope, mailToGuest, toGuest } from '../../services/bookings/booking-mail'
import type { DeskCauses, DeskEffect } from '../../services/bookings/desk-effects'
import { previewOf, proposedRefund, type Ending } from '../../services/bookings/ending'
import { dropRefunds, endStatements } from '../../services/bookings/end-statements'
import { getBooking } from '../../services/bookings/find-booking'
import { takeStatements } from '../../services/bookings/held-seats'
import { tripTimer } from '../../services/bookings/trip-timer'
import { seatsChangedStatements } from '../../services/trips/seats-changed'
import { daysOf } from './payments.mails'

/** Cancellations by admins: what they change. */
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
    return endTrip(c, booking, { kind: 'company', at: c.var.now, why })
  },
  'cancel.unpaid': (c, booking) =>
    endTrip(c, booking, { kind: 'unpaid', at: c.var.now, why: null }),
  'cancel.undo': undoCancellation,
}

interface Cause {
  kind: 'guest' | 'company' | 'unpaid'
  /** When the wish arrived, UTC ms. */
  at: number
  /** Of the company. */
  why: CancelWhy | null
}

/**
 * A trip is cancelled: seats and days are free, the refund is proposed, and what the company cancels is approved at once.
 * @throws AppError NotPossibleNow without a trip
 */
export async function endTrip(
  c: MemberScope,
  booking: BookingRow,
  { kind, at, why }: Cause,
): Promise<DeskEffect> {
  const { db, now } = c.var
  const state = await readState(db, booking)
  if (!state.trip) throw new AppError('NotPossibleNow')
  const isCompany = kind === 'company'
  const by = isCompany ? 'company' : 'guest'
  const ending: Ending = { booking, startDay: state.trip.startDay, at, by }
  const { paid, refundMin, refundMax, daysBefore } = previewOf(ending)
  const sendAfter = isCompany ? now + OTHER_DATE_MS : now
  const refund = proposedRefund(ending)
  const approved = db
    .update(refunds)
    .set({ status: 'approved', decidedBy: c.var.member.userId, version: 2 })
    .where(and(eq(refunds.bookingId, booking.id), eq(refunds.status, 'proposed')))
  const scope = bookingScope(c)
  return {
    to: 'cancelled',
    statements: [
      ...endStatements(db, booking, { kind, refund, sendAfter, now }),
      ...(isCompany ? [approved] : []),
    ],
    mails: mailToGuest(scope, booking, {
      template: 'bookingCancelled',
      ...(await toGuest(scope, booking, daysOf(state))),
      by: kind,
      why: why?.reason ?? null,
      reason: why?.text ?? null,
      refund: paid.amount > 0 ? { least: refundMin, most: refundMax } : null,
    }),
    data: {
      ...why,
      daysBefore,
      day: calgaryDay(at),
      refundMin: refundMin.amount,
      refundMax: refundMax.amount,
    },
    action: `booking.cancel.${kind}`,
  }
}

/**
 * The same trip again, within a day, while its days and seats are free and no refund is sent.
 * @throws AppError NotPossibleNow
 */
async function undoCancellation(c: MemberScope, booking: BookingRow): Promise<DeskEffect> {
  const { db, now } = c.var
  const { id, tourId, party } = booking
  const state = await readState(db, booking)
  const { trip } = state
  // A refund that is sent later is an event too, and moves the booking first.
  if (!trip) throw new AppError('NotPossibleNow')
  const tripId = trip.kind === 'departure' ? trip.id : null
  const { startDay, endDay, startMinute } = trip
  const days = { startDay, endDay, startMinute }
  const taking = takeStatements(db, { ...days, bookingId: id, tourId, party, tripId, now })
  const scope = bookingScope(c)
  return {
    to: 'confirmed',
    statements: [
      ...taking.statements,
      dropRefunds(db, id),
      db
        .update(bookings)
        .set({
          tripId: taking.tripId,
          cancelKind: null,
          cancelledOn: null,
          nextDueAt: tripTimer(booking, now),
          icsSequence: sql`${bookings.icsSequence} + 1`,
        })
        .where(eq(bookings.id, id)),
      ...assignStatements(db, { ...booking, tripId: taking.tripId }),
      ...seatsChangedStatements(db, tourId, now),
    ],
    mails: mailToGuest(scope, booking, {
      template: 'cancelUndone',
      ...(await toGuest(scope, booking, daysOf(state))),
    }),
    data: {},
    action: 'booking.cancel.undo',
  }
}

/**
 * What the guest would get back of a cancellation at the desk.
 * @throws AppError NotFound, NotPossibleNow without a trip, Invalid for a day to come
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

/** When a wish came that is known by its day; now without one. @throws AppError Invalid for a day to come */
function wishedAt(day: string | undefined, now: number, field: string): number {
  const at = day === undefined ? now : startOfCalgaryDay(day)
  if (at > now) throw new AppError('Invalid', { fields: { [field]: 'Invalid' } })
  return at
}
