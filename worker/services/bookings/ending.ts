import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { CancellationPreview } from '../../contracts/payments/cancellation'
import {
  CURRENT_POLICY,
  daysBeforeStart,
  refund,
  REFUND_POLICIES,
  refundRange,
  type CancelledBy,
  type Refund,
  type RefundPolicy,
} from '../../contracts/payments/refund-policy'
import type { BookingRow } from '../../db/schema/bookings'
import { moneyOf } from './money'

/** A booking whose end is computed: `startDay` YYYY-MM-DD of its trip, `at` UTC ms of the wish to cancel. */
export interface Ending {
  booking: BookingRow
  startDay: string
  at: number
  by: CancelledBy
}

/** A hold that ends: all that was paid goes back, whatever its days. */
export function endOfHold(booking: BookingRow, at: number): Ending {
  return { booking, startDay: calgaryDay(at), at, by: 'hold' }
}

/** What the guest is shown before cancelling: the same rules compute the refund. */
export function previewOf(ending: Ending): CancellationPreview {
  const { booking, at } = ending
  const range = refundRange(policyOf(booking), inputOf(ending))
  const { rule, surplus, keepMax, feeMax, refundMin, refundMax } = range
  return {
    asOf: at,
    daysBefore: inputOf(ending).daysBefore,
    rule: rule && { ...rule },
    paid: moneyOf(booking, booking.paid),
    surplus: moneyOf(booking, surplus),
    keep: moneyOf(booking, keepMax),
    feeMax: moneyOf(booking, feeMax),
    refundMin: moneyOf(booking, refundMin),
    refundMax: moneyOf(booking, refundMax),
  }
}

/**
 * The refund that is proposed: without a fee, and as if suppliers returned all, because both are known only later. An admin
 * lowers it before it is approved.
 */
export function proposedRefund(ending: Ending): Refund {
  const { booking } = ending
  const supplierReturns = booking.paid
  return refund(policyOf(booking), { ...inputOf(ending), supplierReturns, fee: 0 })
}

function inputOf({ booking, startDay, at, by }: Ending) {
  const { currency, paid, total, policyDay } = booking
  const daysBefore = daysBeforeStart(policyDay ?? startDay, at)
  return { currency, paid, total, daysBefore, supplierFees: 0, by }
}

/** As it was accepted; that of today for a booking that was written down without one. */
export function policyOf({ policy }: BookingRow): RefundPolicy {
  return policy === null ? REFUND_POLICIES[CURRENT_POLICY] : (JSON.parse(policy) as RefundPolicy)
}
