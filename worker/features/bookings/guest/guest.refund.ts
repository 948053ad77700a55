import type { GuestRefund } from '../../../contracts/guest/guest-ending'
import type { MoneyMethod } from '../../../contracts/bookings/pay-methods'
import type { RefundWorking } from '../../../contracts/payments/refund-policy'
import type { BookingRow } from '../../../db/schema/bookings'
import { moneyOf } from '../../../services/bookings/money'
import { toDeadline } from './guest.deadlines'
import type { EndingRows } from './guest.ending-queries'

/** A refund as its guest sees it; null if it was dropped. */
export function toRefund(
  booking: BookingRow,
  { refund, sentOn }: NonNullable<EndingRows['refunded']>,
): GuestRefund | null {
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
