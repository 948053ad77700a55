import type { DeskMoney } from '../../contracts/bookings/payments'
import type { RefundWorking } from '../../contracts/bookings/refund-policy'
import { pick } from '../../db/pick'
import type { RefundRow } from '../../db/schema/payments'
import { moneyOf } from '../data/money'

/** The columns of a refund that the desk shows. */
export type RefundColumns = Pick<
  RefundRow,
  'id' | 'version' | 'amount' | 'fee' | 'status' | 'working' | 'sendAfter' | 'method' | 'payee'
> &
  Pick<RefundRow, 'reason' | 'at'>

/** A refund as the desk sees it, in the currency of its booking. */
export function toRefund(
  booking: Parameters<typeof moneyOf>[0],
  row: RefundColumns,
): DeskMoney['refunds'][number] {
  return {
    ...pick(row, 'id', 'version', 'status', 'sendAfter', 'method', 'payee', 'reason', 'at'),
    amount: moneyOf(booking, row.amount),
    fee: moneyOf(booking, row.fee),
    working: JSON.parse(row.working) as RefundWorking[],
  }
}
