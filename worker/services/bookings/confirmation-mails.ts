import type { RefundPolicy } from '../../contracts/payments/refund-policy'
import type { BookingRow } from '../../db/schema/bookings'
import type { QueuedMail } from '../mail/outbox'
import { mailToGuest } from './booking-mail'
import { toGuest } from './mailed-trip'
import type { BookingScope } from './booking-scope'
import { moneyOf } from './money'

/** The mail to the guest with the contract; `booking` is as it is after the confirmation. */
export async function confirmationMails(
  scope: BookingScope,
  booking: BookingRow,
  days?: { startDay: string; endDay: string },
): Promise<QueuedMail[]> {
  const { total, paid, policy, balanceBy } = booking
  return mailToGuest(scope, booking, {
    template: 'bookingConfirmed',
    ...(await toGuest(scope, booking, days)),
    balance: moneyOf(booking, Math.max(0, total - paid)),
    balanceBy,
    total: moneyOf(booking, total),
    received: moneyOf(booking, paid),
    policy: policy === null ? null : (JSON.parse(policy) as RefundPolicy),
  })
}
