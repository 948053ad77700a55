import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import type { GuestMoney } from '../quote/quote.view'

/** A part of the price, and how much of it is paid. */
interface MoneyPart {
  amount: Money
  paid: number
}

/** The deposit, then the balance: what came pays the deposit first. What goes back does not count. */
export function moneyParts({
  total,
  deposit,
  received,
  goingBack,
}: Pick<GuestMoney, 'total' | 'deposit' | 'received' | 'goingBack'>): [MoneyPart, MoneyPart] {
  const { currency } = total
  const stays = Math.max(0, received.amount - goingBack.amount)
  const first = Math.min(deposit.amount, total.amount)
  const rest = total.amount - first
  const part = (amount: number, paid: number) => ({
    amount: { currency, amount },
    paid: Math.min(Math.max(0, paid), amount),
  })
  return [part(first, stays), part(rest, stays - first)]
}
