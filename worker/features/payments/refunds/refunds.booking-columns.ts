import type { Currency } from '../../../contracts/currencies'
import type { BookingStatus } from '../../../contracts/bookings/booking-states'
import type { Lang } from '../../../contracts/languages'
import { cursorOf } from '../../../contracts/list-cursor'
import type { RefundRow } from '../../../contracts/payments/refunds-desk'
import { pick } from '../../../db/pick'
import { tourNameSql } from '../../../db/tour-names'

export const ROWS_A_PAGE = 30

/** The day of the trip, otherwise of the newest quote, otherwise the one asked for. */
const DAY = `coalesce(
  (SELECT start_day FROM trips WHERE trips.id = booked.trip_id),
  (SELECT start_day FROM quotes WHERE quotes.booking_id = booked.id ORDER BY number DESC LIMIT 1), booked.wish_day)`

/** The columns of a booking (`booked`) that lists of refunds and late money show. */
export const bookingColumns = (lang: Lang) => `booked.pid, booked.status AS bookingStatus,
  booked.version AS bookingVersion, booked.name, booked.lang, booked.reference, booked.currency, booked.paid,
  ${tourNameSql(lang, 'booked.tour_id')} AS tour, ${DAY} AS day`

export interface BookingColumns {
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

/** The booking of a row. */
export function toBooking(id: number, row: BookingColumns): RefundRow['booking'] {
  return {
    ...pick(row, 'pid', 'name', 'lang', 'tour', 'day', 'reference'),
    id,
    status: row.bookingStatus,
    version: row.bookingVersion,
    paid: { currency: row.currency, amount: row.paid },
  }
}

/** The cursor of the next page; null on the last one. */
export function nextCursor(rows: readonly { id: number }[]): string | null {
  const last = rows[ROWS_A_PAGE - 1]
  return rows.length > ROWS_A_PAGE && last ? cursorOf({ id: last.id, value: 0 }) : null
}
