import { formatReference } from '../../contracts/bookings/booking-reference'
import { surplusOf } from '../../contracts/bookings/booking-sums'
import type { GuestBooking } from '../../contracts/bookings/guest-booking'
import type { Deadline } from '../../contracts/bookings/guest-money'
import type { PayMethod } from '../../contracts/bookings/pay-methods'
import type { Currency } from '../../contracts/currencies'
import { calgaryText } from '../../contracts/dates/calgary-text'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { dueOf, moneyOf } from '../data/money'
import { toQuote } from '../quotes/quotes.presenter'

/** The prices and deadlines that the lead sees. `quote` is the open one, otherwise the newest that was sent. */
export function toPriced(booking: BookingRow, quote: QuoteRow | null, currencies: Currency[]) {
  const { payBy, lapseAt, balanceBy } = booking
  const isHeld = booking.status === 'on_hold'
  // The offer of a change ends with the hold.
  const ends = isHeld && payBy !== null ? payBy : Infinity
  return {
    ...(quote && { quote: toQuote(quote), currencies }),
    ...(booking.reference !== null && { money: toMoney(booking) }),
    deadlines: {
      ...(quote?.status === 'open' && { quote: toDeadline(Math.min(quote.validUntil, ends)) }),
      ...(isHeld && payBy !== null && { payBy: toDeadline(payBy) }),
      ...(isHeld && lapseAt !== null && { lapseAt: toDeadline(lapseAt) }),
      ...(balanceBy !== null && { balanceBy: toDeadline(balanceBy) }),
    },
  }
}

/** Statuses in which a booking keeps its price. After a cancellation, the refund says what goes back. */
const KEEPS_PRICE: ReadonlySet<string> = new Set(['on_hold', 'confirmed', 'completed', 'no_show'])

/** `due` is the rest of the deposit while the date is held, later the rest of the total. */
function toMoney(booking: BookingRow): NonNullable<GuestBooking['money']> {
  const { status, total, deposit, paid, reference, payMethod } = booking
  return {
    total: moneyOf(booking, total),
    deposit: moneyOf(booking, deposit),
    received: moneyOf(booking, paid),
    due: moneyOf(booking, dueOf(booking)),
    surplus: moneyOf(booking, KEEPS_PRICE.has(status) ? surplusOf(booking) : 0),
    goingBack: moneyOf(booking, booking.refundOpen),
    reference: reference && formatReference(reference),
    method: payMethod as PayMethod | null,
  }
}

/** Adds the time in Calgary as text, `YYYY-MM-DD HH:MM`. `at` in UTC ms. */
export function toDeadline(at: number): Deadline {
  return { at, text: calgaryText(at) }
}
