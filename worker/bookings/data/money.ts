import type { Money } from '../../contracts/bookings/guest-money'
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

type Owing = Pick<BookingRow, 'status' | 'total' | 'deposit' | 'reference'> &
  Pick<BookingRow, 'paid' | 'refundOpen' | 'feesKept'>

const WITH_BALANCE: ReadonlySet<string> = new Set(['confirmed', 'completed'])

/** The amount still to be paid, in cents or whole won: of the deposit while the date is held, of the total later. */
export function dueOf(booking: Owing): number {
  const { status, total, deposit } = booking
  if (status === 'on_hold') return missingOf(booking, deposit)
  return WITH_BALANCE.has(status) ? missingOf(booking, total) : 0
}

/**
 * Whether a guest can say that money is on its way: if something is due and not to be paid in cash on the day, or if
 * the hold ended before the deposit arrived, which may then come as late money.
 */
export function mayClaim(booking: Owing & Pick<BookingRow, 'balanceBy'>): boolean {
  const { status, reference, deposit, balanceBy } = booking
  const isMissed = status === 'expired' && reference !== null && missingOf(booking, deposit) > 0
  const isCash = status !== 'on_hold' && balanceBy === null
  return isMissed || (!isCash && dueOf(booking) > 0)
}
