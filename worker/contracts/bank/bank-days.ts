import { isCalendarDay } from '../dates/calendar'

/** Days as banks write them in a statement file. */

export const DAY_ORDERS = ['ymd', 'mdy', 'dmy'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const YEAR_FIRST = /^(\d{4})(?:([-./])\s?(\d{1,2})\2\s?(\d{1,2})\.?|(\d{2})(\d{2}))(?:[T\s].*)?$/
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})(?:\s.*)?$/

/** A day as YYYY-MM-DD; null for other texts. A leading year is understood in any order. */
export function parseDay(text: string, order: DayOrder): string | null {
  const plain = text.normalize('NFKC').trim()
  const first = YEAR_FIRST.exec(plain)
  if (first) return dayOf(first[1], first[3] ?? first[5], first[4] ?? first[6])
  const last = YEAR_LAST.exec(plain)
  if (!last || order === 'ymd') return null
  const [, a, , b, year] = last
  return order === 'mdy' ? dayOf(year, a, b) : dayOf(year, b, a)
}

/** Whether a text is a day in any of the orders. */
export function looksLikeDay(text: string): boolean {
  return DAY_ORDERS.some((order) => parseDay(text, order) !== null)
}

/**
 * The order of day, month and year, judged by the whole column: a part above 12 is a day. If that does not decide, the
 * bank's known order, then the direction in which the days are sorted. Null if it stays ambiguous or no order fits.
 */
export function dayOrderOf(column: readonly string[], known?: DayOrder): DayOrder | null {
  const days = column.filter(looksLikeDay)
  if (days.length === 0) return null
  if (days.every((text) => parseDay(text, 'ymd') !== null)) return 'ymd'

  const possible = (['mdy', 'dmy'] as const).filter((order) =>
    days.every((text) => parseDay(text, order) !== null),
  )
  if (possible.length <= 1) return possible[0] ?? null
  if (known && known !== 'ymd') return known
  const sorted = possible.filter((order) => isSorted(days.map((text) => parseDay(text, order))))
  return sorted.length === 1 ? (sorted[0] ?? null) : null
}

function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}

function isSorted(days: readonly (string | null)[]): boolean {
  const pairs = days.slice(1).map((day, index) => [days[index] ?? '', day ?? ''] as const)
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b)
}
