import type { Money } from '../../contracts/payments/guest-money'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'

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
