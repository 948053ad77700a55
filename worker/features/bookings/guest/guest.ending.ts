import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { calgaryDay } from '../../../contracts/calgary-clock'
import { OTHER_DATE_MS } from '../../../contracts/cancellation'
import type { GuestEnding, GuestRefund } from '../../../contracts/guest-ending'
import { CANCEL_REASONS } from '../../../contracts/cancel-reasons'
import type { GuestBooking } from '../../../contracts/guest-booking'
import type { MoneyMethod } from '../../../contracts/pay-methods'
import type { RefundWorking } from '../../../contracts/refund-policy'
import type { Db } from '../../../db/db'
import type { BookingRow } from '../../../db/schema/bookings'
import { payments, refunds } from '../../../db/schema/payments'
import { cancellationStatement } from '../../../services/bookings/booking-past'
import { moneyOf } from '../../../services/bookings/money'
import { toDeadline } from './guest.money'

/** How a booking ended and what became of its money, for the round trip that reads the booking. */
export function endingStatements(db: Db, { id, payBy }: Pick<BookingRow, 'id' | 'payBy'>) {
  return [
    cancellationStatement(db, id),
    db
      .select({ refund: refunds, sentOn: payments.valueDay })
      .from(refunds)
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.bookingId, id), ne(refunds.status, 'void')))
      .orderBy(desc(refunds.id))
      .limit(1),
    // By the bank's day, what came before the shown deadline.
    db
      .select({ amount: sql<number>`coalesce(sum(${payments.amount}), 0)` })
      .from(payments)
      .where(and(eq(payments.bookingId, id), lte(payments.valueDay, calgaryDay(payBy ?? 0)))),
  ] as const
}

type Read<Statement> = Statement extends PromiseLike<(infer Row)[]> ? Row : never
type Statements = ReturnType<typeof endingStatements>
interface EndingRows {
  cancelled: Read<Statements[0]> | undefined
  refunded: Read<Statements[1]> | undefined
  inTime: Read<Statements[2]> | undefined
}

const LATE: ReadonlySet<string> = new Set(['expired', 'closed'])

/** What the lead sees of an end; nothing while there is none. */
export function toEnding(
  booking: BookingRow,
  { cancelled, refunded, inTime }: EndingRows,
  now: number,
): Pick<GuestBooking, 'ending'> {
  const { status, paid, deposit, cancelKind, cancelledOn } = booking
  const isCancelled = status === 'cancelled'
  const refund = refunded ? toRefund(booking, refunded) : null
  const isLate = LATE.has(status) && paid > 0 && refund === null
  if (!isCancelled && !isLate && refund === null) return {}
  const ofCompany = isCancelled && cancelKind === 'company' ? cancelled : undefined
  const until = ofCompany ? ofCompany.at + OTHER_DATE_MS : 0
  const isWaiting = refund ? refund.status === 'proposed' : booking.awaitsSince !== null
  const wantsOtherDate = ofCompany !== undefined && isWaiting
  const mayAsk = now < until && refund?.status !== 'sent' && !wantsOtherDate
  return {
    ending: {
      by: isCancelled ? (cancelKind as GuestEnding['by']) : null,
      onDay: isCancelled ? cancelledOn : null,
      why: CANCEL_REASONS.find((each) => each === ofCompany?.reason) ?? null,
      text: ofCompany?.text ?? '',
      refund,
      otherDateUntil: mayAsk ? toDeadline(until) : null,
      wantsOtherDate,
      late: isLate
        ? {
            received: moneyOf(booking, paid),
            isInTime: booking.payBy !== null && (inTime?.amount ?? 0) >= deposit,
          }
        : null,
    },
  }
}

function toRefund(
  booking: BookingRow,
  { refund, sentOn }: NonNullable<EndingRows['refunded']>,
): GuestRefund | null {
  const { status, amount, fee, working, method, sendAfter, reason } = refund
  if (status === 'void') return null
  return {
    status,
    amount: moneyOf(booking, amount),
    fee: moneyOf(booking, fee),
    working: (JSON.parse(working) as RefundWorking[]).map((line) => ({
      line: line.line,
      amount: moneyOf(booking, line.amount),
    })),
    method: method as MoneyMethod,
    sendAfter: toDeadline(sendAfter),
    sentOn,
    reason,
  }
}
