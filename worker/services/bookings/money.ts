import type { Money } from '../../contracts/payments/guest-money'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'

/** An amount in the booking's currency. */
export function moneyOf({ currency }: Pick<BookingRow, 'currency'>, amount: number): Money {
  return { currency, amount }
}

/** The price of a quote in the currency of its booking. */
export function totalIn(
  { currency }: Pick<BookingRow, 'currency'>,
  { totalCents, totalWon }: Pick<QuoteRow, 'totalCents' | 'totalWon'>,
): number {
  return currency === 'KRW' ? totalWon : totalCents
}

/** Whether the bank has taken a confirmed booking's deposit back, as SQL over a table of bookings. */
export function lacksDepositSql(table: string): string {
  return `(${table}.status = 'confirmed' AND ${table}.paid < ${table}.deposit AND EXISTS (
    SELECT 1 FROM payments WHERE payments.booking_id = ${table}.id AND payments.kind = 'reversal'))`
}
