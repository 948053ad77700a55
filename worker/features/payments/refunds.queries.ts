import type { Currency } from '../../contracts/currencies'
import type { BookingStatus } from '../../contracts/booking-states'
import type { Lang } from '../../contracts/languages'
import { cursorOf } from '../../contracts/list-cursor'
import type { RefundPage, RefundRow, RefundsQuery } from '../../contracts/refunds-desk'
import type { LateMoneyPage, LateMoneyQuery, LateMoneyRow } from '../../contracts/late-money'
import type { Db } from '../../db/db'
import { IS_LATE_MONEY, refundCountsSql } from '../../db/late-money'
import { readAll, sqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'
import { toRefund } from './payments.presenter'

const ROWS_A_PAGE = 30

/** Of the trip, else of the newest quote, else the wish. */
const DAY = `coalesce(
  (SELECT start_day FROM trips WHERE trips.id = booked.trip_id),
  (SELECT start_day FROM quotes WHERE quotes.booking_id = booked.id ORDER BY number DESC LIMIT 1), booked.wish_day)`

const bookingColumns = (lang: Lang) => `booked.pid, booked.status AS bookingStatus,
  booked.version AS bookingVersion, booked.name, booked.lang, booked.reference, booked.currency, booked.paid,
  ${tourNameSql(lang, 'booked.tour_id')} AS tour, ${DAY} AS day`

interface BookingColumns {
  pid: string
  bookingStatus: BookingStatus
  bookingVersion: number
  name: string | null
  lang: Lang
  reference: string | null
  currency: Currency
  paid: number
  tour: string | null
  day: string | null
}

interface RefundColumns extends BookingColumns {
  id: number
  bookingId: number
  version: number
  amount: number
  fee: number
  status: RefundRow['status']
  working: string
  sendAfter: number
  method: string
  payee: string | null
  reason: string
  at: number
  sentOn: string | null
  cancelKind: string | null
}

/** Refunds in a state, who has waited longest first, of those that are sent the newest. */
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
    cursor: next(rows),
  }
}

function toRefundRow(row: RefundColumns): RefundRow {
  const { status, sentOn, cancelKind, bookingStatus, bookingId } = row
  return {
    ...toRefund(row, row),
    sentOn,
    wantsOtherDate:
      status === 'proposed' && cancelKind === 'company' && bookingStatus === 'cancelled',
    booking: toBooking(bookingId, row),
  }
}

function toBooking(id: number, row: BookingColumns): RefundRow['booking'] {
  const { pid, name, lang, tour, day, reference, currency, paid } = row
  const [status, version] = [row.bookingStatus, row.bookingVersion]
  return {
    id,
    pid,
    status,
    version,
    name,
    lang,
    tour,
    day,
    reference,
    paid: { currency, amount: paid },
  }
}

interface LateColumns extends BookingColumns {
  id: number
  party: number
  deposit: number
  receivedOn: string | null
  isInTime: 0 | 1
  mayRevive: 0 | 1
}

/** Money that is there for no date, without a refund: the oldest booking first. `today`: YYYY-MM-DD of Calgary. */
export async function listLateMoney(
  db: Db,
  { cursor }: LateMoneyQuery,
  { lang, today }: { lang: Lang; today: string },
): Promise<LateMoneyPage> {
  const text = `
    SELECT booked.id, booked.party, booked.deposit, ${bookingColumns(lang)},
      (SELECT max(value_day) FROM payments WHERE booking_id = booked.id AND kind = 'receipt') AS receivedOn,
      booked.pay_by IS NOT NULL AND booked.deposit <= (SELECT coalesce(sum(amount), 0) FROM payments
        WHERE booking_id = booked.id AND value_day <= date(booked.pay_by / 1000 - 21600, 'unixepoch')) AS isInTime,
      booked.status IN ('expired', 'closed') AND booked.reference IS NOT NULL AND coalesce((SELECT start_day FROM quotes
        WHERE quotes.booking_id = booked.id AND quotes.status = 'accepted' ORDER BY number DESC LIMIT 1), '') >= ?1
        AS mayRevive
    FROM bookings AS booked WHERE ${IS_LATE_MONEY} ${cursor ? 'AND booked.id > ?2' : ''}
    ORDER BY booked.id LIMIT ${ROWS_A_PAGE + 1}`
  const values = [today, ...(cursor ? [cursor.id] : [])]
  const [rows] = await readAll(db, [sqlRead(text, values, toLateRow)])
  return { bookings: rows.slice(0, ROWS_A_PAGE), cursor: next(rows) }
}

function toLateRow(row: LateColumns): LateMoneyRow {
  const { id, party, deposit, receivedOn, isInTime, mayRevive, currency } = row
  return {
    ...toBooking(id, row),
    party,
    deposit: { currency, amount: deposit },
    receivedOn,
    isInTime: isInTime === 1,
    mayRevive: mayRevive === 1,
  }
}

function next(rows: readonly { id: number }[]): string | null {
  const last = rows[ROWS_A_PAGE - 1]
  return rows.length > ROWS_A_PAGE && last ? cursorOf({ id: last.id, value: 0 }) : null
}
