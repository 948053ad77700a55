import type { MemberScope } from '../../../http/context'
import { readState } from '../../../services/bookings/booking-state'
import { mailToGuest } from '../../../services/bookings/booking-mail'
import { toGuest } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { moneyOf } from '../../../services/bookings/money'
import { daysOf } from '../payments.rules'
import type { Owed } from './refunds.sent'

/** Tells the guest that the refund was sent. */
export async function sentMails(c: MemberScope, { booking, refund }: Owed, day: string) {
  const scope = bookingScope(c)
  const state = await readState(c.var.db, booking)
  return mailToGuest(scope, booking, {
    template: 'refundSent',
    ...(await toGuest(scope, booking, daysOf(state))),
    amount: moneyOf(booking, refund.amount),
    fee: moneyOf(booking, refund.fee),
    day,
  })
}
