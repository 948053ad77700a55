import type { BookingStatus } from '../../contracts/bookings/booking-states'
import { staysOf } from '../../contracts/bookings/stays'
import type { DeskMoney } from '../../contracts/bookings/desk-money'
import type { BookingRow } from '../../db/schema/bookings'
import type { PaymentRow } from '../../db/schema/payments'
import { toClaim } from '../data/claims'
import { moneyOf } from '../data/money'
import type { Ledger } from './ledger.queries'
import { termsOf } from './refund-terms'
import { toRefund } from './refunds.presenter'

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
    stays: moneyOf(booking, staysOf(booking)),
    balanceBy: booking.balanceBy,
    payLink: booking.payLink,
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
