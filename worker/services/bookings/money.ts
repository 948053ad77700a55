import type { Money } from '../../contracts/payments/guest-money'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { Currency } from '../../contracts/currencies'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import type { KnownSettings } from '../settings/settings'
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

/**
 * SQL condition on a table of bookings: confirmed, but the bank has reversed a payment and the deposit is not covered.
 */
export function lacksDepositSql(table: string): string {
  return `(${table}.status = 'confirmed' AND ${table}.paid < ${table}.deposit AND EXISTS (
    SELECT 1 FROM payments WHERE payments.booking_id = ${table}.id AND payments.kind = 'reversal'))`
}

type Owing = Pick<BookingRow, 'status' | 'total' | 'deposit' | 'paid' | 'refundOpen' | 'reference'>

/** What is still to be paid, in cents or whole won: of the deposit while the date is held, of the total later. */
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

/** The missing part of the deposit. */
export function dueDeposit(booking: BookingRow): Money {
  return moneyOf(booking, missingOf(booking, booking.deposit))
}

/**
 * The currencies that a booking can be paid in: won only if the settings, as just read from D1, name a Korean account.
 */
export function payCurrencies({ bank }: Pick<KnownSettings, 'bank'>): Currency[] {
  return bank?.korean ? ['CAD', 'KRW'] : ['CAD']
}
