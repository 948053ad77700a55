import type { BookingStatus } from '../../../../worker/contracts/bookings/booking-states'
import type { Money } from '../../../../worker/contracts/payments/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/payments/desk-money'
import type { DeskQuote } from '../../../../worker/contracts/quotes/desk-quotes'

type DueMoney = Pick<DeskMoney, 'total' | 'deposit' | 'paid'>

/** What a guest is to pay now: the rest of the deposit, then of the total; the open quote's deposit before. Null for nothing. */
export function dueNow(
  status: BookingStatus,
  money: DueMoney | undefined,
  quotes: readonly Pick<DeskQuote, 'status' | 'depositCents'>[],
): Money | null {
  if (status === 'quoted') return openDeposit(quotes)
  return money ? restOf(status, money) : null
}

function openDeposit(quotes: Parameters<typeof dueNow>[2]): Money | null {
  const open = quotes.find((quote) => quote.status === 'open')
  return open ? { currency: 'CAD', amount: open.depositCents } : null
}

function restOf(status: BookingStatus, { total, deposit, paid }: DueMoney): Money | null {
  const wanted: Partial<Record<BookingStatus, Money>> = {
    on_hold: deposit,
    confirmed: total,
    completed: total,
  }
  const { currency, amount } = wanted[status] ?? paid
  return amount > paid.amount ? { currency, amount: amount - paid.amount } : null
}
