import type { CancelWhy } from '../../../contracts/payments/cancel-reasons'
import type { BookingState } from '../../../services/bookings/booking-state'
import { mailToGuest } from '../../../services/bookings/booking-mail'
import { toGuest } from '../../../services/bookings/mailed-trip'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { previewOf, type Ending } from '../../../services/bookings/ending'
import { daysOf } from '../payments.rules'

export interface Cause {
  kind: 'guest' | 'company' | 'unpaid'
  /** When the guest asked to cancel, UTC ms. */
  at: number
  /** Null unless the company cancelled. */
  why: CancelWhy | null
}

/** Tells the guest who cancelled the trip and why, and what is refunded. */
export async function cancelMails(
  scope: BookingScope,
  { ending, state }: { ending: Ending; state: BookingState },
  { kind, why }: Cause,
) {
  const { booking } = ending
  const { paid, refundMin, refundMax } = previewOf(ending)
  return mailToGuest(scope, booking, {
    template: 'bookingCancelled',
    ...(await toGuest(scope, booking, daysOf(state))),
    by: kind,
    why: why?.reason ?? null,
    reason: why?.text ?? null,
    refund: paid.amount > 0 ? { least: refundMin, most: refundMax } : null,
  })
}
