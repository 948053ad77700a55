import type { BookingStatus } from '../../contracts/booking-states'
import type { DeskMoney } from '../../contracts/desk-money'
import type { RefundWorking } from '../../contracts/refund-policy'
import type { BookingRow } from '../../db/schema/bookings'
import type { PaymentRow, RefundRow } from '../../db/schema/payments'
import { toClaim } from '../../services/bookings/claims'
import { moneyOf } from '../../services/bookings/money'
import type { Ledger } from './payments.queries'
import { termsOf } from './refund-proposal'

export function toDeskMoney(ledger: Ledger): DeskMoney {
  const { booking, payments, refunds, claims } = ledger
  const { status, version, total, deposit, paid, refundOpen } = booking
  return {
    status: status as BookingStatus,
    version,
    total: moneyOf(booking, total),
    deposit: moneyOf(booking, deposit),
    paid: moneyOf(booking, paid),
    refundOpen: moneyOf(booking, refundOpen),
    balanceBy: booking.balanceBy,
    payments: payments.map((row) => toPayment(booking, row)),
    refunds: refunds.map((row) => toRefund(booking, row)),
    terms: termsOf(ledger),
    claims: claims.map((row) => toClaim(booking, row)),
  }
}

function toPayment(booking: BookingRow, row: PaymentRow): DeskMoney['payments'][number] {
  const { id, kind, amount, valueDay, method, bankEntryId, rateNote, reason, at } = row
  const about = { method, entryId: bankEntryId, rateNote, reason, at }
  return { id, kind, amount: moneyOf(booking, amount), day: valueDay, ...about }
}

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
