import type { BookingRow } from '../../../db/schema/bookings'
import { mailToGuest, toGuest, type BookingScope } from '../../../services/bookings/booking-mail'
import { moneyOf, dueDeposit } from '../../../services/bookings/money'
import type { QueuedMail } from '../../../services/mail/outbox'

/** The mail to the guest when a hold is released: by whom, the admin's reason, and the money that is refunded. */
export async function releasedMails(
  scope: BookingScope,
  booking: BookingRow,
  why: { by: 'guest' | 'company'; reason?: string },
): Promise<QueuedMail[]> {
  const { paid } = booking
  return mailToGuest(scope, booking, {
    template: 'holdReleased',
    ...(await toGuest(scope, booking)),
    ...why,
    received: paid > 0 ? moneyOf(booking, paid) : null,
  })
}

/** The mail to the guest when the deposit is missing or its deadline has moved. */
export async function toPayMails(
  scope: BookingScope,
  booking: BookingRow & { payBy: number },
  template: 'depositReminder' | 'holdExtended',
): Promise<QueuedMail[]> {
  const { payBy } = booking
  const guest = await toGuest(scope, booking)
  return mailToGuest(scope, booking, { template, ...guest, due: dueDeposit(booking), payBy })
}
