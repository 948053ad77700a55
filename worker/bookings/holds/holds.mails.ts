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

/** The mail to the guest when the deposit is missing or its deadline has moved. */
export function toPayMails(
  scope: BookingScope,
  booking: BookingRow & { payBy: number },
  template: 'depositReminder' | 'holdExtended',
) {
  return mailToGuest(scope, booking, { template, due: dueDeposit(booking), payBy: booking.payBy })
}
