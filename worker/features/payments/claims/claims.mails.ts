import type { NewClaim } from '../../../contracts/payments/claims'
import type { BookingRow } from '../../../db/schema/bookings'
import type { RequestKey } from '../../../http/idempotency'
import type { BookingState } from '../../../services/bookings/booking-state'
import { mailToDesk } from '../../../services/bookings/booking-mail'
import { toDesk } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { moneyOf } from '../../../services/bookings/money'
import { daysOf } from '../payments.rules'

/** A claim as it is stored: with the request's key and the stored receipt. */
export interface Claiming extends Omit<NewClaim, 'receipt'> {
  key: RequestKey | null
  receipt: { key: string; type: string } | null
}

/** Tells the company that money is on its way. */
export async function claimMails(
  c: GuestRequest,
  { booking, state }: { booking: BookingRow; state: BookingState },
  { amount, payer, day, receipt }: Claiming,
) {
  const scope = bookingScope(c)
  return mailToDesk(scope, booking, {
    template: 'claimForDesk',
    ...(await toDesk(scope, booking, daysOf(state))),
    amount: moneyOf(booking, amount),
    payer,
    day,
    hasReceipt: receipt !== null,
  })
}
