import type { DeskMoney } from '../../../contracts/payments/desk-money'
import type { RefundWorking } from '../../../contracts/payments/refund-policy'
import type { RefundRow } from '../../../db/schema/payments'
import { moneyOf } from '../../../services/bookings/money'

type RefundColumns = Pick<
  RefundRow,
  | 'id'
  | 'version'
  | 'amount'
  | 'fee'
  | 'status'
  | 'working'
  | 'sendAfter'
  | 'method'
  | 'payee'
  | 'reason'
  | 'at'
>

/** A refund as the desk sees it, in the currency of its booking. */
export function toRefund(
  booking: Parameters<typeof moneyOf>[0],
  row: RefundColumns,
): DeskMoney['refunds'][number] {
  const { id, version, amount, fee, status, working, sendAfter, method, payee, reason, at } = row
  return {
    id,
    version,
    amount: moneyOf(booking, amount),
    fee: moneyOf(booking, fee),
    status,
    working: JSON.parse(working) as RefundWorking[],
    sendAfter,
    method,
    payee,
    reason,
    at,
  }
}
