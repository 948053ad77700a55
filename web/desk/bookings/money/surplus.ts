import type { DeskMoney } from '../../../../worker/contracts/payments/desk-money'
import type { Money } from '../../../../worker/contracts/payments/guest-money'

/** Money paid beyond the price that no approved refund covers. */
export function surplusOf({
  total,
  paid,
  refundOpen,
}: Pick<DeskMoney, 'total' | 'paid' | 'refundOpen'>): Money {
  return { ...paid, amount: Math.max(0, paid.amount - refundOpen.amount - total.amount) }
}
