import type { Lang } from '../../../contracts/languages'
import type {
  LateMoneyPage,
  LateMoneyQuery,
  LateMoneyRow,
} from '../../../contracts/payments/late-money'
import type { Db } from '../../../db/db'
import { pick } from '../../../db/pick'
import { IS_LATE_MONEY } from '../../../db/late-money'
import { readAll, sqlRead } from '../../../db/sql-reads'
import {
  ROWS_A_PAGE,
  bookingColumns,
  toBooking,
  nextCursor,
  type BookingColumns,
} from './refunds.booking-columns'

interface LateColumns extends BookingColumns {
  id: number
  party: number
  deposit: number
  receivedOn: string | null
  isInTime: 0 | 1
  mayRevive: 0 | 1
}

/** Bookings with money but neither a date nor a refund, the oldest first. `today`: YYYY-MM-DD in Calgary. */
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
  return { bookings: rows.slice(0, ROWS_A_PAGE), cursor: nextCursor(rows) }
}

function toLateRow(row: LateColumns): LateMoneyRow {
  return {
    ...toBooking(row.id, row),
    ...pick(row, 'party', 'receivedOn'),
    deposit: { currency: row.currency, amount: row.deposit },
    isInTime: row.isInTime === 1,
    mayRevive: row.mayRevive === 1,
  }
}
