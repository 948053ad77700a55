import type { Lang } from '../../../contracts/languages'
import type { RefundPage, RefundsQuery, RefundRow } from '../../../contracts/payments/refunds-desk'
import type { Db } from '../../../db/db'
import { refundCountsSql } from '../../../db/late-money'
import { readAll, sqlRead } from '../../../db/sql-reads'
import {
  ROWS_A_PAGE,
  bookingColumns,
  nextCursor,
  toBooking,
  type BookingColumns,
} from './refunds.booking-columns'
import { toRefund, type RefundColumns } from './refunds.presenter'

/** Refunds in a state, the oldest first; sent ones start with the newest. */
export async function listRefunds(
  db: Db,
  { state, cursor }: RefundsQuery,
  { lang, now }: { lang: Lang; now: number },
): Promise<RefundPage> {
  const isNewestFirst = state === 'sent'
  const from = cursor ? `AND refund.id ${isNewestFirst ? '<' : '>'} ?2` : ''
  const text = `
    SELECT refund.id, refund.booking_id AS bookingId, refund.version, refund.amount, refund.fee, refund.status,
      refund.working, refund.send_after AS sendAfter, refund.method, refund.payee, refund.reason, refund.at,
      (SELECT value_day FROM payments WHERE payments.id = refund.payment_id) AS sentOn,
      booked.cancel_kind AS cancelKind, ${bookingColumns(lang)}
    FROM refunds AS refund CROSS JOIN bookings AS booked ON booked.id = refund.booking_id
    WHERE refund.status = ?1 ${from}
    ORDER BY refund.id ${isNewestFirst ? 'DESC' : ''} LIMIT ${ROWS_A_PAGE + 1}`
  const [rows, [counts]] = await readAll(db, [
    sqlRead(text, [state, ...(cursor ? [cursor.id] : [])], toRefundRow),
    sqlRead(refundCountsSql(), [now], (row: RefundPage['counts']) => row),
  ])
  return {
    refunds: rows.slice(0, ROWS_A_PAGE),
    counts: counts as RefundPage['counts'],
    cursor: nextCursor(rows),
  }
}

interface ListColumns extends BookingColumns, RefundColumns {
  bookingId: number
  sentOn: string | null
  cancelKind: string | null
}

function toRefundRow(row: ListColumns): RefundRow {
  const { status, sentOn, cancelKind, bookingStatus, bookingId } = row
  return {
    ...toRefund(row, row),
    sentOn,
    wantsOtherDate:
      status === 'proposed' && cancelKind === 'company' && bookingStatus === 'cancelled',
    booking: toBooking(bookingId, row),
  }
}
