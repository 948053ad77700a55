import { isCalendarDay } from '../dates/calendar'

/** Days as banks write them in a statement file. */

export const DAY_ORDERS = ['ymd', 'mdy', 'dmy'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** A day as YYYY-MM-DD; null for other texts. A year of four digits in front is understood in any order. */
export function parseDay(text: string, order: DayOrder): string | null {
  const plain = text.normalize('NFKC').replace(/^'/, '').trim()
  const [a, b, c] = partsOf(plain) ?? []
  if (a === undefined || b === undefined || c === undefined) return null
  if (a.length === 4) return dayOf(a, b, c)
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'mdy' ? [c, a, b] : [c, b, a]
  return dayOf(year, month, day)
}

/** Whether a text is a day in any of the orders. */
export function looksLikeDay(text: string): boolean {
  return DAY_ORDERS.some((order) => parseDay(text, order) !== null)
}

/**
 * The order of day, month and year, judged by the whole column: a part above 12 is a day, and no day is after `latest`.
 * If that does not decide, the bank's known order. Null if it stays ambiguous or no order fits.
 */
export function dayOrderOf(
  column: readonly string[],
  { known, latest }: { known?: DayOrder | undefined; latest: string },
): DayOrder | null {
  const days = column.filter(looksLikeDay)
  // A file without transfers has nothing to decide.
  if (!column.some((text) => /\d/.test(text))) return known ?? 'ymd'
  if (days.length === 0) return null
  const readable = DAY_ORDERS.filter((order) =>
    days.every((text) => parseDay(text, order) !== null),
  )
  if (readable.length <= 1 || isSame(days, readable)) return readable[0] ?? null
  const possible = readable.filter((order) =>
    days.every((text) => (parseDay(text, order) ?? '') <= latest),
  )
  if (possible.length === 1) return possible[0] ?? null
  if (known && possible.includes(known)) return known
  // 20.11.26 is not a day of 2020, but may be one of 2026.
  const recent = possible.filter((order) =>
    days.every((text) => isRecent(parseDay(text, order), latest)),
  )
  return recent.length === 1 ? (recent[0] ?? null) : null
}

function isSame(days: readonly string[], [first, ...others]: readonly DayOrder[]): boolean {
  return days.every((text) =>
    others.every((order) => parseDay(text, order) === parseDay(text, first ?? 'ymd')),
  )
}

const RECENT_YEARS = 5

function isRecent(day: string | null, latest: string): boolean {
  return day !== null && Number(latest.slice(0, 4)) - Number(day.slice(0, 4)) < RECENT_YEARS
}

const TIME = String.raw`(?:[T\s,(].*)?`
const SHAPES: RegExp[] = [
  // 20261120, and with the time 20261120140322
  /^(\d{4})(\d{2})(\d{2})(?:T?\d{4}(?:\d{2})?)?(?:[\sZ.[].*)?$/,
  // 2026-11-20, 2026. 11. 20., 11/20/2026, 20.11.26
  new RegExp(String.raw`^(\d{4}|\d{1,2})([-./])\s?(\d{1,2})\2\s?(\d{4}|\d{1,2})\.?${TIME}$`),
  // 2026년 11월 20일, 2026年11月20日
  new RegExp(String.raw`^(\d{4}|\d{2})[년年]\s?(\d{1,2})[월月]\s?(\d{1,2})[일日]?${TIME}$`),
]

/** The three numbers of a day in their order. With a month in letters it is year, month, day. */
function partsOf(plain: string): string[] | null {
  const [basic, separated, words] = SHAPES.map((shape) => shape.exec(plain))
  if (basic) return basic.slice(1, 4)
  if (separated) {
    const [, a = '', , b = '', c = ''] = separated
    return (a.length === 4) === (c.length === 4) && a.length === 4 ? null : [a, b, c]
  }
  if (words) return [fullYear(words[1] ?? ''), words[2] ?? '', words[3] ?? '']
  return partsWithMonth(plain)
}

const MONTHS =
  'jan|janv|janvier|january=1 feb|fev|fevr|fevrier|february=2 mar|mars|march=3 apr|avr|avril|april=4 may|mai=5 jun|juin|june=6 jul|juil|juillet|july=7 aug|aou|aout|august=8 sep|sept|septembre|september=9 oct|octobre|october=10 nov|novembre|november=11 dec|decembre|december=12'
const MONTH_OF = new Map(
  MONTHS.split(' ').flatMap((entry) => {
    const [names = '', number = ''] = entry.split('=')
    return names.split('|').map((name): [string, string] => [name, number])
  }),
)

/** 27-Nov-2026, 03 NOV 2026, Nov 27, 2026, 3 novembre 2026 and 2026-Nov-27. */
function partsWithMonth(plain: string): string[] | null {
  const words = plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:(?:mon|tue|wed|thu|fri|sat|sun|lun|mer|jeu|ven|sam|dim)[a-z]*|mardi)[.,]?\s+/, '')
    .match(
      /^([a-z]+|\d{1,4})(?:st|nd|rd|th|er)?[\s.,/-]+([a-z]+|\d{1,2})[\s.,/-]+(\d{1,4})(?:[\sT,].*)?$/i,
    )
  if (!words) return null
  const [a = '', b = '', c = ''] = words.slice(1)
  const month = MONTH_OF.get(a) ?? MONTH_OF.get(b)
  if (month === undefined || (MONTH_OF.has(a) && !/^\d/.test(b))) return null
  if (MONTH_OF.has(a)) return [fullYear(c), month, b]
  return a.length === 4 ? [a, month, c] : [fullYear(c), month, a]
}

/** A year of two digits is one of this century. */
function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}
