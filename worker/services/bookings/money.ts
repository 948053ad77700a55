import type { Money } from '../../contracts/payments/guest-money'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { missingOf } from './deposit-cover'

/** An amount (cents or whole won) in the booking's currency. */
export function moneyOf({ currency }: Pick<BookingRow, 'currency'>, amount: number): Money {
  return { currency, amount }
}

/** The price of a quote in the currency of its booking, cents or whole won. */
export function totalIn(
  { currency }: Pick<BookingRow, 'currency'>,
  { totalCents, totalWon }: Pick<QuoteRow, 'totalCents' | 'totalWon'>,
): number {
  return currency === 'KRW' ? totalWon : totalCents
}

type Owing = Pick<BookingRow, 'status' | 'total' | 'deposit' | 'paid' | 'refundOpen' | 'reference'>

/** The amount still to be paid, in cents or whole won: of the deposit while the date is held, of the total later. */
export function dueOf(booking: Owing): number {
  const { total, deposit, paid } = booking
  const due: Partial<Record<BookingStatus | '', number>> = {
    on_hold: missingOf(booking, deposit),
    confirmed: total - paid,
    completed: total - paid,
  }
  return Math.max(0, due[booking.status as BookingStatus] ?? 0)
}

/**
 * Whether a guest can say that money is on its way: if something is due and not to be paid in cash on the day, or if
 * the hold ended before the deposit arrived, which may then come as late money.
 */
export function mayClaim(booking: Owing & Pick<BookingRow, 'balanceBy'>): boolean {
  const { status, reference, paid, deposit, balanceBy } = booking
  const isMissed = status === 'expired' && reference !== null && paid < deposit
  const isCash = status !== 'on_hold' && balanceBy === null
  return isMissed || (!isCash && dueOf(booking) > 0)
}
