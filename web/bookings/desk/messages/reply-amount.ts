import type { BookingStatus } from '../../../../worker/contracts/bookings/booking-states'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'

type DueMoney = Pick<DeskMoney, 'total' | 'deposit' | 'paid'>
type DueQuotes = readonly Pick<DeskQuote, 'status' | 'depositCents'>[]

const WANTED: Partial<Record<BookingStatus, 'deposit' | 'total'>> = {
  on_hold: 'deposit',
  confirmed: 'total',
  completed: 'total',
}

/** Amount due now: the open quote's deposit, then the rest of the deposit, then of the total. Null if none. */
export function dueNow(status: BookingStatus, money: DueMoney | undefined, quotes: DueQuotes) {
  if (status === 'quoted') return openDeposit(quotes)
  return money ? restOf(status, money) : null
}

function openDeposit(quotes: DueQuotes): Money | null {
  const open = quotes.find((quote) => quote.status === 'open')
  return open ? { currency: 'CAD', amount: open.depositCents } : null
}

function restOf(status: BookingStatus, money: DueMoney): Money | null {
  const { currency, amount } = money[WANTED[status] ?? 'paid']
  const rest = amount - money.paid.amount
  return rest > 0 ? { currency, amount: rest } : null
}
