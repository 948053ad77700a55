import { mailToDesk, mailToGuest } from '../../../services/bookings/booking-mail'
import { toDesk, toGuest } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { previewOf } from '../../../services/bookings/ending'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { daysOf } from '../payments.rules'
import type { Ended } from './cancellation.queries'

/** Tells guest and company what ended and what is refunded. */
export async function endMails(c: GuestRequest, ended: Ended, reason: string) {
  const scope = bookingScope(c)
  const { booking, state, event } = ended
  const { paid, refundMin, refundMax } = previewOf(ended)
  const refund = paid.amount > 0 ? { least: refundMin, most: refundMax } : null
  const guest = await toGuest(scope, booking, daysOf(state))
  const desk = await toDesk(scope, booking, daysOf(state))
  const toCompany = mailToDesk(scope, booking, {
    template: 'bookingCancelledForDesk',
    ...desk,
    reason,
    refund,
  })
  const toWriter =
    event === 'hold.release'
      ? mailToGuest(scope, booking, {
          template: 'holdReleased',
          ...guest,
          by: 'guest',
          received: paid.amount > 0 ? paid : null,
        })
      : mailToGuest(scope, booking, {
          template: 'bookingCancelled',
          ...guest,
          by: 'guest',
          refund,
        })
  return [...toWriter, ...toCompany]
}
