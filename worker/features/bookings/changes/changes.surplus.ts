import {
  refund as computeRefund,
  type RefundPolicy,
} from '../../../contracts/payments/refund-policy'
import type { Statement } from '../../../db/db'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { proposeStatements } from '../../../services/bookings/refund-statements'
import type { BookingRow } from '../../../db/schema/bookings'
import type { Change } from './changes.rules'

/** Proposes a full refund of what was paid beyond the new price. */
export function surplusStatements(
  { db, now }: BookingScope,
  { booking, quote }: Change,
  total: number,
): Statement[] {
  const surplus = surplusOf(booking, total)
  const { currency, paid } = booking
  const whole = computeRefund(JSON.parse(quote.policy) as RefundPolicy, {
    currency,
    paid: paid - booking.refundOpen,
    total,
    daysBefore: 0,
    supplierFees: 0,
    supplierReturns: 0,
    fee: 0,
    by: 'guest',
  })
  const working = whole.working.filter(({ line }) => line === 'paid' || line === 'surplus')
  const refund = { ...whole, refund: surplus, working }
  return proposeStatements(db, booking, { refund, sendAfter: now, now })
}

/** What was paid beyond the new price and is not being refunded already, in cents or whole won. */
export function surplusOf(
  { paid, refundOpen }: Pick<BookingRow, 'paid' | 'refundOpen'>,
  total: number,
): number {
  return Math.max(0, paid - refundOpen - total)
}
