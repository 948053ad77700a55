import type { RefundPolicy } from '../../../contracts/payments/refund-policy'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import { mailToDesk, mailToGuest } from '../../../services/bookings/booking-mail'
import { toDesk, toGuest } from '../../../services/bookings/mailed-trip'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { moneyOf } from '../../../services/bookings/money'
import type { QueuedMail } from '../../../services/mail/outbox'
import { dueDeposit } from '../../../services/bookings/due'

/** A held booking: its deadline (UTC ms) and the terms that its guest agreed to (JSON). */
export interface HeldBooking extends BookingRow {
  payBy: number
  policy: string
}

/** The mail to the guest when a hold begins. */
export async function heldMails(
  scope: BookingScope,
  booking: HeldBooking,
  row: QuoteRow,
): Promise<QueuedMail[]> {
  const { payBy, total } = booking
  return mailToGuest(scope, booking, {
    template: 'holdMade',
    ...(await toGuest(scope, booking, row)),
    due: dueDeposit(booking),
    payBy,
    total: moneyOf(booking, total),
    policy: JSON.parse(booking.policy) as RefundPolicy,
  })
}

/** The mails to guest and company when a hold begins. */
export async function holdMails(
  scope: BookingScope,
  booking: HeldBooking,
  row: QuoteRow,
): Promise<QueuedMail[]> {
  const { payBy } = booking
  const toPay = { due: dueDeposit(booking), payBy }
  const [guest, desk] = await Promise.all([
    heldMails(scope, booking, row),
    toDesk(scope, booking, row),
  ])
  return [
    ...guest,
    ...mailToDesk(scope, booking, {
      template: 'holdMadeForDesk',
      ...desk,
      ...toPay,
    }),
  ]
}
