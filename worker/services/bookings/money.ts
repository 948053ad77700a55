import type { Money } from '../../contracts/guest-booking'
import type { BookingRow } from '../../db/schema/bookings'

/** An amount in the booking's currency. */
export function moneyOf({ currency }: Pick<BookingRow, 'currency'>, amount: number): Money {
  return { currency, amount }
}
