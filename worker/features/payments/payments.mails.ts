import type { BookingRow } from '../../db/schema/bookings'
import type { BookingState } from '../../services/bookings/booking-state'
import { mailToDesk, mailToGuest } from '../../services/bookings/booking-mail'
import { toDesk, toGuest } from '../../services/bookings/mailed-trip'
import type { BookingScope } from '../../services/bookings/booking-scope'
import type { QueuedMail } from '../../services/mail/outbox'
import { confirmationMails } from '../../services/bookings/confirmation-mails'
import { missingOf } from '../../services/bookings/deposit-cover'
import { moneyOf } from '../../services/bookings/money'
import { isLate, daysOf } from './payments.rules'
import type { Money } from '../../contracts/payments/guest-money'

/**
 * The mails about a payment: the contract, what is missing or too much, or that the money came late. `booking` is as it
 * is after the payment.
 */
export async function paymentMails(
  scope: BookingScope,
  { booking, state, arrived }: { booking: BookingRow; state: BookingState; arrived: number },
  isConfirmedNow: boolean,
): Promise<QueuedMail[]> {
  const { total, paid, payBy, balanceBy } = booking
  const guest = await toGuest(scope, booking, daysOf(state))
  const received = { arrived: moneyOf(booking, arrived), received: moneyOf(booking, paid) }
  const balance = { balance: moneyOf(booking, Math.max(0, total - paid)), balanceBy }
  if (isLate(booking)) {
    const desk = await toDesk(scope, booking, daysOf(state))
    return [
      ...mailToGuest(scope, booking, { template: 'moneyLate', ...guest, ...received }),
      ...mailToDesk(scope, booking, { template: 'moneyLateForDesk', ...desk, ...received }),
    ]
  }
  if (isConfirmedNow) return confirmationMails(scope, booking, daysOf(state))
  return mailToGuest(scope, booking, {
    template: 'moneyReceived',
    ...guest,
    ...received,
    ...balance,
    missing: namedMoney(booking, missingDeposit(booking)),
    payBy,
    surplus: namedMoney(booking, surplusOf(booking)),
  })
}

/** The missing part of the deposit while the date is held. */
function missingDeposit(booking: BookingRow): number {
  return booking.status === 'on_hold' ? missingOf(booking, booking.deposit) : 0
}

/** What was paid beyond the price, if the booking has one. */
function surplusOf({ total, paid }: BookingRow): number {
  return total > 0 ? Math.max(0, paid - total) : 0
}

function namedMoney(booking: BookingRow, amount: number): Money | null {
  return amount > 0 ? moneyOf(booking, amount) : null
}
