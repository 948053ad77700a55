import { desc, eq } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import { staysOf } from '../../contracts/bookings/booking-sums'
import type { DeskMoney } from '../../contracts/bookings/payments'
import type { RefundWorking } from '../../contracts/bookings/refund-policy'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { payments, refunds, type RefundRow, type PaymentRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { cancellationStatement } from '../data/booking-past'
import { claimsStatement, toClaim } from '../data/claims'
import { policyOf } from '../data/ending'
import { moneyOf } from '../data/money'

/** The money of a booking. @throws AppError NotFound */
export async function readMoney({ var: { db } }: MemberScope, id: number): Promise<DeskMoney> {
  return toDeskMoney(await readLedger(db, id))
}

/** More than any booking has payments or refunds. */
const ROWS_MAX = 200

/** A booking with its ledger, refunds, claims and cancellation, in one round trip. @throws AppError NotFound */
export async function readLedger(db: Db, id: number) {
  const [[booking], paid, back, claims, [cancelled]] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, id)),
    db
      .select()
      .from(payments)
      .where(eq(payments.bookingId, id))
      .orderBy(desc(payments.id))
      .limit(ROWS_MAX),
    db
      .select()
      .from(refunds)
      .where(eq(refunds.bookingId, id))
      .orderBy(desc(refunds.id))
      .limit(ROWS_MAX),
    claimsStatement(db, id),
    cancellationStatement(db, id),
  ])
  if (!booking) throw new AppError('NotFound')
  return {
    booking,
    payments: paid.toReversed(),
    refunds: back,
    claims,
    cancelled: cancelled ?? null,
  }
}

export type Ledger = Awaited<ReturnType<typeof readLedger>>

function toDeskMoney(ledger: Ledger): DeskMoney {
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

type Terms = NonNullable<DeskMoney['terms']>

/** The terms by which the refund of an ended trip is computed; null if none apply or one is decided already. */
export function termsOf({ booking, payments, refunds, cancelled }: Ledger): Terms | null {
  const { currency, total, status, cancelKind } = booking
  const input = { policy: policyOf(booking), currency, paid: staysOf(booking), total }
  const isDecided = (since: number) =>
    refunds.some((refund) => refund.status === 'approved' && refund.at >= since) ||
    payments.some(({ kind, at }) => kind === 'refund' && at >= since)
  if (status === 'no_show') return isDecided(0) ? null : { ...input, daysBefore: 0, by: 'noShow' }
  if (status !== 'cancelled' || !cancelled) return null
  const { at: endedAt, daysBefore } = cancelled
  if (daysBefore === null || isDecided(endedAt)) return null
  // Money that arrived after the end is a surplus.
  const late = payments.filter(({ kind, at }) => kind !== 'refund' && at > endedAt)
  const lateSum = Math.max(
    0,
    late.reduce((sum, { amount }) => sum + amount, 0),
  )
  return {
    ...input,
    total: Math.min(total, input.paid - lateSum),
    daysBefore,
    by: cancelKind === 'company' ? 'company' : 'guest',
  }
}
