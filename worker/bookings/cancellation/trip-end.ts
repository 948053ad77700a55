import { and, eq } from 'drizzle-orm'
import { OTHER_DATE_MS, type CancellationPreview } from '../../contracts/bookings/cancellation'
import type { CancelWhy } from '../../contracts/bookings/event-inputs'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { refunds } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import type { DeskEffect } from '../data/booking-events'
import { readState, type BookingState } from '../data/booking-state'
import { previewOf, proposedRefund, endStatements, endOfTrip, type Ending } from '../data/ending'
import { bookingScope, calendarEnd, mailToGuest, type BookingScope } from '../mails/booking-mail'
import { daysOf } from '../money/payments.rules'

interface Cause {
  kind: 'guest' | 'company' | 'unpaid'
  /** When the guest asked to cancel, UTC ms. */
  at: number
  /** Null unless the company cancelled. */
  why: CancelWhy | null
}

type TripEnd = Required<Omit<DeskEffect<'bookingCancelled'>, 'after' | 'auditedAs'>>

/**
 * Cancels a trip: seats and days become free and the refund is proposed; if the company cancels, it is approved at
 * once.
 * @throws AppError NotPossibleNow without a trip
 */
export async function endTrip(c: MemberScope, booking: BookingRow, cause: Cause): Promise<TripEnd> {
  const { kind, at } = cause
  const state = await readState(c.var.db, booking)
  if (!state.trip) throw new AppError('NotPossibleNow')
  const terms = { trip: state.trip, quote: state.acceptedQuote }
  const by = kind === 'company' ? 'company' : 'guest'
  const ending = endOfTrip(terms, { booking, at, by })
  return {
    statements: cancelStatements(c, ending, kind),
    mails: await cancelMails(bookingScope(c), { ending, state }, cause),
    data: cancelData(ending, cause),
  }
}

function cancelStatements(c: MemberScope, ending: Ending, kind: Cause['kind']): Statement[] {
  const { db, now, member } = c.var
  const { booking } = ending
  const isCompany = kind === 'company'
  const refund = proposedRefund(ending)
  const sendAfter = isCompany ? now + OTHER_DATE_MS : now
  const ended = endStatements(db, booking, { kind, refund, sendAfter, now })
  if (!isCompany) return ended
  const approved = db
    .update(refunds)
    .set({ status: 'approved', decidedBy: member.userId, version: 2 })
    .where(and(eq(refunds.bookingId, booking.id), eq(refunds.status, 'proposed')))
  return [...ended, approved]
}

function cancelData(ending: Ending, { at, why }: Cause) {
  const { refundMin, refundMax, daysBefore } = previewOf(ending)
  return {
    ...why,
    daysBefore,
    day: calgaryDay(at),
    refundMin: refundMin.amount,
    refundMax: refundMax.amount,
  }
}

/** The refund in a mail; null if nothing was paid. */
export function toldRefund(preview: CancellationPreview) {
  const { paid, refundMin: least, refundMax: most, hangsOnSuppliers } = preview
  return paid.amount > 0 ? { least, most, hangsOnSuppliers } : null
}

function cancelMails(
  scope: BookingScope,
  { ending, state }: { ending: Ending; state: BookingState },
  { kind, why }: Cause,
) {
  const { booking } = ending
  const preview = previewOf(ending)
  const letter = {
    template: 'bookingCancelled',
    by: kind,
    why: why?.reason ?? null,
    reason: why?.text ?? null,
    refund: toldRefund(preview),
  } as const
  return mailToGuest(scope, booking, letter, daysOf(state), calendarEnd(booking))
}
