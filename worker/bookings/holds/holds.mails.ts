import type { BookingRow } from '../../db/schema/bookings'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import { moneyOf } from '../data/money'
import { dueDeposit } from '../data/deposits'

/** The mail to the guest when a hold is released: by whom, the admin's reason, and the money that is refunded. */
export function releasedMails(
  scope: BookingScope,
  booking: BookingRow,
  why: { by: 'guest' | 'company'; reason?: string },
) {
  const received = booking.paid > 0 ? moneyOf(booking, booking.paid) : null
  return mailToGuest(scope, booking, { template: 'holdReleased', ...why, received })
}

/** The deposit and its deadline, as mails name them. */
export function depositToPay(booking: BookingRow & { payBy: number }) {
  return { due: dueDeposit(booking), payBy: booking.payBy }
}
