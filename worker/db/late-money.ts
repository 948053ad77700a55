import { sqlRead } from './sql-reads'
import { staysSql } from './stays-sql'

/**
 * The part of the money of `bookings AS booked` that is neither kept nor proposed to go back: it came when no date was
 * held, or before a hold ran out. A cancelled trip has none, because `returnSurplus` proposes all that it does not keep.
 */
export const LATE_MONEY = `(${staysSql('booked')} - (SELECT coalesce(sum(live.amount + live.fee), 0) FROM refunds AS live
  WHERE live.booking_id = booked.id AND live.status = 'proposed'))`

/** `bookings AS booked` by the index of those that `IS_LATE_MONEY` can hold for: an index of statuses has all that ended. */
export const MAYBE_LATE = 'bookings AS booked INDEXED BY bookings_with_late_money'

/** Condition on `bookings AS booked`. The first part is that of the index. */
export const IS_LATE_MONEY = `booked.paid > 0 AND booked.status IN ('expired', 'closed') AND ${LATE_MONEY} > 0`

/** The number of rows in each of the desk's lists of money: refunds to approve and to send, late money. */
interface MoneyCounts {
  proposed: number
  approved: number
  late: number
}

/** SELECT of `MoneyCounts`. */
export const MONEY_COUNTS = `SELECT
  (SELECT count(*) FROM refunds WHERE status = 'proposed') AS proposed,
  (SELECT count(*) FROM refunds WHERE status = 'approved') AS approved,
  (SELECT count(*) FROM ${MAYBE_LATE} WHERE ${IS_LATE_MONEY}) AS late`

export const moneyCountsRead = sqlRead(MONEY_COUNTS, [], (row: MoneyCounts) => row)
