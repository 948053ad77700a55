import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type {
  RefundPage,
  RefundsQuery,
  RefundRow,
  LateMoneyPage,
  LateMoneyQuery,
  LateMoneyRow,
} from '../../contracts/bookings/refunds'
import type { Lang } from '../../contracts/languages'
import { cursorOf } from '../../contracts/list-cursor'
import type { Db } from '../../db/db'
import { IS_LATE_MONEY, LATE_MONEY, MAYBE_LATE, moneyCountsRead } from '../../db/late-money'
import { pick } from '../../db/pick'
import type { BookingRow } from '../../db/schema/bookings'
import { readAll, sqlRead } from '../../db/sql-reads'
import { staysSql } from '../../db/stays-sql'
import { tourNameSql } from '../../db/tour-names'
import { toRefund, type RefundColumns } from './desk-money'

const ROWS_A_PAGE = 30

/** The day of the trip, otherwise of the newest quote, otherwise the requested one. */
const DAY = `coalesce(
  (SELECT start_day FROM trips WHERE trips.id = booked.trip_id),
  (SELECT start_day FROM quotes WHERE quotes.booking_id = booked.id ORDER BY number DESC LIMIT 1), booked.wish_day)`

/** The columns of a booking (`booked`) that lists of refunds and late money show. */
const bookingColumns = (lang: Lang) => `booked.pid, booked.status AS bookingStatus,
  booked.version AS bookingVersion, booked.name, booked.lang, booked.reference, booked.currency, booked.paid,
  ${tourNameSql(lang, 'booked.tour_id')} AS tour, ${DAY} AS day`

/** Refunds in a state, the oldest first; sent ones start with the newest. */
export async function listRefunds(
  db: Db,
  { state, cursor }: RefundsQuery,
  lang: Lang,
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
    moneyCountsRead,
  ])
  return {
    refunds: rows.slice(0, ROWS_A_PAGE),
    counts: counts as RefundPage['counts'],
    cursor: nextCursor(rows),
  }
}

interface BookingColumns extends Pick<
  BookingRow,
  'pid' | 'name' | 'lang' | 'reference' | 'currency' | 'paid'
> {
  bookingStatus: BookingStatus
  bookingVersion: number
  tour: string | null
  day: string | null
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

interface LateColumns extends BookingColumns, Pick<BookingRow, 'id' | 'party' | 'deposit'> {
  late: number
  stays: number
  receivedOn: string | null
  isInTime: 0 | 1
  mayRevive: 0 | 1
}

/** Bookings with money for which neither a date is held nor a refund proposed, the oldest first. `today`: YYYY-MM-DD in Calgary. */
export async function listLateMoney(
  db: Db,
  { cursor }: LateMoneyQuery,
  { lang, today }: { lang: Lang; today: string },
): Promise<LateMoneyPage> {
  const text = `
    SELECT booked.id, booked.party, booked.deposit, ${LATE_MONEY} AS late, ${staysSql('booked')} AS stays, ${bookingColumns(lang)},
      (SELECT max(value_day) FROM payments WHERE booking_id = booked.id AND kind = 'receipt') AS receivedOn,
      booked.pay_by IS NOT NULL AND booked.deposit <= (SELECT coalesce(sum(amount), 0) FROM payments
        WHERE booking_id = booked.id AND value_day <= date(booked.pay_by / 1000 - 21600, 'unixepoch')) AS isInTime,
      booked.status IN ('expired', 'closed') AND booked.reference IS NOT NULL AND coalesce((SELECT start_day FROM quotes
        WHERE quotes.booking_id = booked.id AND quotes.status = 'accepted' ORDER BY number DESC LIMIT 1), '') >= ?1
        AS mayRevive
    FROM ${MAYBE_LATE} WHERE ${IS_LATE_MONEY} ${cursor ? 'AND booked.id > ?2' : ''}
    ORDER BY booked.id LIMIT ${ROWS_A_PAGE + 1}`
  const values = [today, ...(cursor ? [cursor.id] : [])]
  const [rows] = await readAll(db, [sqlRead(text, values, toLateRow)])
  return { bookings: rows.slice(0, ROWS_A_PAGE), cursor: nextCursor(rows) }
}

function toLateRow(row: LateColumns): LateMoneyRow {
  return {
    ...toBooking(row.id, row),
    ...pick(row, 'party', 'receivedOn'),
    deposit: { currency: row.currency, amount: row.deposit },
    late: { currency: row.currency, amount: row.late },
    stays: { currency: row.currency, amount: row.stays },
    isInTime: row.isInTime === 1,
    mayRevive: row.mayRevive === 1,
  }
}

/** The booking of a row. */
function toBooking(id: number, row: BookingColumns): RefundRow['booking'] {
  return {
    ...pick(row, 'pid', 'name', 'lang', 'tour', 'day', 'reference'),
    id,
    status: row.bookingStatus,
    version: row.bookingVersion,
    paid: { currency: row.currency, amount: row.paid },
  }
}

/** The cursor of the next page; null on the last one. */
function nextCursor(rows: readonly { id: number }[]): string | null {
  const last = rows[ROWS_A_PAGE - 1]
  return rows.length > ROWS_A_PAGE && last ? cursorOf({ id: last.id, value: 0 }) : null
}
