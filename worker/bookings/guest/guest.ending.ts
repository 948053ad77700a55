import {
  OTHER_DATE_MS,
  type GuestEnding,
  type GuestRefund,
} from '../../contracts/bookings/cancellation'
import { CANCEL_REASONS } from '../../contracts/bookings/event-inputs'
import type { GuestBooking } from '../../contracts/bookings/guest-booking'
import type { MoneyMethod } from '../../contracts/bookings/pay-methods'
import type { RefundWorking } from '../../contracts/bookings/refund-policy'
import type { BookingRow } from '../../db/schema/bookings'
import { moneyOf } from '../data/money'
import { toDeadline } from './guest.money'
import type { EndingRows } from './guest.statements'

/** Ended before a trip: money that came later goes back. */
const LATE: ReadonlySet<string> = new Set(['expired', 'closed'])

/** A booking's end as the lead sees it; empty if it has not ended. `now` in UTC ms. */
export function toEnding(
  booking: BookingRow,
  { cancelled, refunded, inTime }: EndingRows,
  now: number,
): Pick<GuestBooking, 'ending'> {
  const { status, paid, cancelKind, cancelledOn } = booking
  const isCancelled = status === 'cancelled'
  const refund = refunded ? toRefund(booking, refunded) : null
  const isLate = LATE.has(status) && paid > 0 && refund === null
  if (!isCancelled && !isLate && refund === null) return {}
  const ofCompany = isCancelled && cancelKind === 'company' ? cancelled : undefined
  const until = ofCompany ? ofCompany.at + OTHER_DATE_MS : 0
  const wantsOtherDate = ofCompany !== undefined && isWaiting(booking, refund)
  const mayAsk = now < until && refund?.status !== 'sent' && !wantsOtherDate
  return {
    ending: {
      by: isCancelled ? (cancelKind as GuestEnding['by']) : null,
      onDay: isCancelled ? cancelledOn : null,
      why: CANCEL_REASONS.find((each) => each === ofCompany?.reason) ?? null,
      text: ofCompany?.text ?? '',
      refund,
      otherDateUntil: mayAsk ? toDeadline(until) : null,
      wantsOtherDate,
      late: isLate ? toLateMoney(booking, inTime) : null,
    },
  }
}

/** The guest waits for an answer about another date. */
function isWaiting({ awaitsSince }: BookingRow, refund: GuestRefund | null): boolean {
  return refund ? refund.status === 'proposed' : awaitsSince !== null
}

function toLateMoney(booking: BookingRow, inTime: EndingRows['inTime']) {
  const isInTime = booking.payBy !== null && (inTime?.amount ?? 0) >= booking.deposit
  return { received: moneyOf(booking, booking.paid), isInTime }
}

/** A refund as its guest sees it; null if it was dropped. */
function toRefund(booking: BookingRow, { refund, sentOn }: NonNullable<EndingRows['refunded']>) {
  const { status, amount, fee, working, method, sendAfter, reason } = refund
  if (status === 'void') return null
  return {
    status,
    amount: moneyOf(booking, amount),
    fee: moneyOf(booking, fee),
    working: (JSON.parse(working) as RefundWorking[]).map((line) => ({
      line: line.line,
      amount: moneyOf(booking, line.amount),
    })),
    method: method as MoneyMethod,
    sendAfter: toDeadline(sendAfter),
    sentOn,
    reason,
  }
}
