import type { BookingStatus } from '../../../../worker/contracts/booking-states'
import type { Money } from '../../../../worker/contracts/guest-money'
import type { DeskMoney } from '../../../../worker/contracts/desk-money'
import type { DeskQuote } from '../../../../worker/contracts/desk-quotes'

/** What a guest is to pay now: the rest of the deposit, then of the total; the open quote's deposit before. Null for nothing. */
export function dueNow(
  status: BookingStatus,
  money: Pick<DeskMoney, 'total' | 'deposit' | 'paid'> | undefined,
  quotes: readonly Pick<DeskQuote, 'status' | 'depositCents'>[],
): Money | null {
  if (status === 'quoted') {
    const open = quotes.find((quote) => quote.status === 'open')
    return open ? { currency: 'CAD', amount: open.depositCents } : null
  }
  if (!money) return null
  const wanted = { on_hold: money.deposit, confirmed: money.total, completed: money.total }
  const { currency, amount } =
    (wanted as Partial<Record<BookingStatus, Money>>)[status] ?? money.paid
  const rest = amount - money.paid.amount
  return rest > 0 ? { currency, amount: rest } : null
}
