import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { BookingState } from '../../services/bookings/booking-state'
import { mailToGuest } from '../../services/bookings/booking-mail'
import { toGuest } from '../../services/bookings/mailed-trip'
import { bookingScope } from '../../services/bookings/booking-scope'
import { moneyOf } from '../../services/bookings/money'
import { gstOf, isPaidTrip } from '../../services/bookings/receipt'
import type { QueuedMail } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { daysOf } from './payments.rules'

/** The receipt, if this payment completes the price. `paidBefore` is in the booking's currency. */
export async function receiptMails(
  c: MemberScope,
  { booking, state, paidBefore }: { booking: BookingRow; state: BookingState; paidBefore: number },
): Promise<QueuedMail[]> {
  if (!isPaidTrip(booking) || paidBefore >= booking.total) return []
  const { company } = await readSettings(c.env, c.var.db)
  const scope = bookingScope(c)
  return mailToGuest(scope, booking, {
    template: 'balancePaid',
    ...(await toGuest(scope, booking, daysOf(state))),
    received: moneyOf(booking, booking.total),
    gst: moneyOf(booking, gstOf(booking, state.acceptedQuote)),
    gstNumber: company.gstNumber,
    seller: company.legalName,
  })
}
