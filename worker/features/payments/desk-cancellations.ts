import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { calgaryDay, startOfCalgaryDay } from '../../contracts/calendar'
import type { DeskEvent } from '../../contracts/desk-bookings'
import { DAY_MS, HOUR_MS } from '../../contracts/durations'
import { visibleLength } from '../../contracts/text-length'
import { bookingEvents, bookings, type BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import { requireActor } from '../../http/auth'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readState } from '../../services/bookings/booking-facts'
import { bookingScope, mailToGuest, toGuest } from '../../services/bookings/booking-mail'
import type { DeskCauses, DeskEffect } from '../../services/bookings/desk-effects'
import { previewOf, proposedRefund, type Ending } from '../../services/bookings/ending'
import { dropRefunds, endStatements } from '../../services/bookings/end-statements'
import { takeStatements } from '../../services/bookings/held-seats'
import { isBalanceReminded } from '../../services/bookings/reminders'
import { tripTimer } from '../../services/bookings/trip-timer'
import { seatsChangedStatements } from '../../services/trips/seats-changed'
import { daysOf } from './payments.mails'

/** A guest of a trip that the company cancels may choose another date for so long. */
const OTHER_DATE_MS = 72 * HOUR_MS
const UNDO_MS = DAY_MS

/** Cancellations by admins: what they need besides the status, and what they change. */
export const deskCancellations: DeskCauses = {
  'cancel.guest': (c, booking, data) => {
    const wished = data.day === undefined ? c.var.now : startOfCalgaryDay(data.day)
    if (wished > c.var.now) throw new AppError('Invalid', { fields: { 'data.day': 'Invalid' } })
    return cancelled(c, booking, { kind: 'guest', at: wished, data })
  },
  'cancel.company': async (c, booking, data) => {
    await requireActor(c, 'payments:refund')
    if (visibleLength(data.reason ?? '') === 0)
      throw new AppError('WriteContent', { fields: { 'data.reason': 'WriteContent' } })
    return cancelled(c, booking, { kind: 'company', at: c.var.now, data })
  },
  'cancel.unpaid': async (c, booking, data) => {
    const { balanceBy, paid, total } = booking
    const isOverdue = balanceBy !== null && balanceBy <= c.var.now && paid < total
    if (!isOverdue || !(await isBalanceReminded(c.var.db, booking)))
      throw new AppError('NotPossibleNow')
    return cancelled(c, booking, { kind: 'unpaid', at: c.var.now, data })
  },
  'cancel.undo': undoCancellation,
}

interface Cause {
  kind: 'guest' | 'company' | 'unpaid'
  /** When the wish arrived, UTC ms. */
  at: number
  data: DeskEvent['data']
}

async function cancelled(
  c: MemberScope,
  booking: BookingRow,
  { kind, at, data: { reason = '' } }: Cause,
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
      reason,
      refund: paid.amount > 0 ? { least: refundMin, most: refundMax } : null,
    }),
    data: {
      reason,
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
  const [last] = await db
    .select()
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.toStatus, 'cancelled')))
    .orderBy(desc(bookingEvents.seq))
    .limit(1)
  const cancelledAt = last?.fromStatus === 'confirmed' ? last.at : null
  if (!trip || cancelledAt === null || now > cancelledAt + UNDO_MS || now >= trip.startsAt)
    throw new AppError('NotPossibleNow')
  const sent = and(
    eq(refunds.bookingId, id),
    eq(refunds.status, 'sent'),
    gte(refunds.at, cancelledAt),
  )
  // A refund that is sent later is an event too, and moves the booking first.
  if ((await db.$count(refunds, sent)) > 0) throw new AppError('NotPossibleNow')
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
