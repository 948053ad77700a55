import type { BookingsQuery } from '../../contracts/bookings/desk-bookings'

/** Filters of the desk's list of bookings as SQL, with the index that each combination reads. */

/** Adds a value to the statement and returns its placeholder. */
export type Bind = (value: string | number) => string

const owed = (factor = '') => `iif(status IN ('on_hold', 'confirmed', 'completed'),
  max(0, total - paid + refund_open + fees_kept)${factor}, 0)`
/** The amount still to be paid, in cents or whole won. */
export const OWED = owed()
/** The expression of the index `bookings_by_owed`: in won at a thousand to the dollar, so that currencies compare. */
export const OWED_RANK = owed(` * iif(currency = 'CAD', 10, 1)`)
/** UTC ms by which it should be there: the deposit of a hold, a balance, or cash on the day of the trip. */
const OWED_BY = `coalesce(iif(status = 'on_hold', pay_by, balance_by), ends_at)`

/** Conditions on the columns of `bookings`; `now` in UTC ms. */
export function filterConditions(query: BookingsQuery, bind: Bind, now: number): string[] {
  const { from, to, tour, guide, currency, due } = query
  return [
    from && `day >= ${bind(from)}`,
    to && `day <= ${bind(to)} AND day > ''`,
    tour && `tour_id = ${bind(tour)}`,
    guide && `trip_id IN (SELECT trip_id FROM assignments WHERE resource_id = ${bind(guide)})`,
    currency && `currency = ${bind(currency)}`,
    due && `${OWED_RANK} > 0`,
    due === 'overdue' && `${OWED_BY} < ${bind(now)}`,
  ].filter((condition) => typeof condition === 'string')
}

/**
 * The index to read: the filter that leaves the fewest rows, else the order. SQLite would scan all bookings in some cases.
 * Undefined leaves the choice to it.
 */
export function indexOf(query: BookingsQuery, hasStatuses: boolean): string | undefined {
  const { q, column, from, to, tour, guide, currency, due, sort = '' } = query
  const isByDay = Boolean(from ?? to) || sort.endsWith('day')
  if (q !== '' || (column && !hasStatuses)) return undefined
  if (guide) return 'bookings_of_trip'
  if (due || sort.endsWith('due')) return 'bookings_by_owed'
  if (hasStatuses) return isByDay ? 'bookings_by_status_day' : 'bookings_by_status'
  if (tour) return isByDay ? 'bookings_of_tour_day' : 'bookings_of_tour'
  if (currency && !(from ?? to)) return 'bookings_by_currency_day'
  return isByDay ? 'bookings_by_day' : undefined
}

/** Whether each status of a column is read by itself, in the order of its index. */
export function readsByStatus(index: string | undefined): boolean {
  return index?.startsWith('bookings_by_status') ?? false
}
