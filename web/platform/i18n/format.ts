import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { forCalgaryFormat } from '../../../worker/contracts/dates/calgary-text'
import { HOUR_MS, MINUTE_MS } from '../../../worker/contracts/dates/durations'
import { joinDays } from '../../../worker/contracts/dates/joined-days'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'

type Format = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat
const DAY_SECONDS = 86_400
const AGO_DAYS = 31
const formats = new Map<string, Format>()

const DAY = { month: 'short', day: 'numeric', weekday: 'short' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DATE_STYLES = {
  date: { dateStyle: 'medium' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  clock: CLOCK,
  'clock with day': { ...CLOCK, month: 'short', day: 'numeric' },
  'clock with year': { ...CLOCK, year: 'numeric', month: 'short', day: 'numeric' },
  day: DAY,
  'day with year': { ...DAY, year: 'numeric' },
  'long day': { dateStyle: 'long' },
  'day of year': { month: 'short', day: 'numeric' },
  month: { month: 'long' },
  'month with year': { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Canadian cents as `C$1,234`, with decimals where there are cents or `decimals` is 2. */
export function formatCad(cents: number, decimals: 0 | 2 = cents % 100 === 0 ? 0 : 2): string {
  const style = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = remember(`cad:${decimals}`, () => new Intl.NumberFormat('en-CA', style))
  return `${minusOf(cents)}C$${format.format(Math.abs(cents) / 100)}`
}

/** Won as `1,234,000원` in Korean, `₩1,234,000` otherwise. */
export function formatWon(won: number, lang: Lang): string {
  const amount = remember('won', () => new Intl.NumberFormat('ko')).format(Math.abs(won))
  return minusOf(won) + (lang === 'kr' ? `${amount}원` : `₩${amount}`)
}

/** The minus sign goes before the currency; Intl may put a hyphen after it. */
function minusOf(amount: number): string {
  return amount < 0 ? '−' : ''
}

/** Won as Koreans say it, such as `20만 8천원`; amounts below 1000 in digits. */
export function formatWonInWords(won: number): string {
  const parts = [
    [Math.floor(won / 100_000_000), '억'],
    [Math.floor(won / 10_000) % 10_000, '만'],
    [Math.floor(won / 1000) % 10, '천'],
    [won % 1000, ''],
  ] as const
  const spoken = parts.filter(([amount]) => amount > 0)
  return `${spoken.map(([amount, unit]) => formatNumber(amount, 'kr') + unit).join(' ') || '0'}원`
}

export function formatNumber(value: number, lang: Lang): string {
  return remember(`number:${lang}`, () => new Intl.NumberFormat(LANG_TAG[lang])).format(value)
}

/** Texts in a row, with the comma of the language between them. */
export function formatList(texts: readonly string[], lang: Lang): string {
  return texts.join(lang === 'cn' ? '、' : ', ')
}

/** A UTC time (ms) as a Calgary date. */
function formatDate(instant: number, lang: Lang): string {
  const { time, timeZone } = forCalgaryFormat(instant)
  return dateFormat('date', lang, timeZone).format(time)
}

/** A UTC time (ms) as Calgary date and time. */
export function formatMoment(instant: number, lang: Lang): string {
  const { time, timeZone } = forCalgaryFormat(instant)
  return dateFormat('moment', lang, timeZone).format(time)
}

/** A UTC time (ms) as Calgary time, with the date and year if they are not today's. */
export function formatClock(instant: number, now: number, lang: Lang): string {
  const [day, today] = [calgaryDay(instant), calgaryDay(now)]
  const { time, timeZone } = forCalgaryFormat(instant)
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const style = isThisYear ? 'clock with day' : 'clock with year'
  return dateFormat(day === today ? 'clock' : style, lang, timeZone).format(time)
}

/** Relative time ("3 days ago"), a date after a month, null within a minute; UTC ms, Calgary calendar days. */
export function formatAgo(time: number, now: number, lang: Lang): string | null {
  const seconds = Math.max(0, Math.floor((now - time) / 1000))
  const days = seconds < DAY_SECONDS ? 0 : daysBetween(calgaryDay(time), calgaryDay(now))
  if (days >= AGO_DAYS) return formatDate(time, lang)
  if (days > 0) return ago(days, 'day')
  if (seconds >= 3600) return ago(seconds / 3600, 'hour')
  return seconds >= 60 ? ago(seconds / 60, 'minute') : null

  function ago(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
    const make = () => new Intl.RelativeTimeFormat(LANG_TAG[lang], { numeric: 'auto' })
    return remember(`ago:${lang}`, make).format(-Math.floor(amount), unit)
  }
}

/** When `formatAgo` writes something else (UTC ms), apart from a new day in Calgary. */
export function agoChangesAt(time: number, now: number): number {
  const age = Math.max(0, now - time)
  if (age >= DAY_SECONDS * 1000) return Infinity
  const unit = age < HOUR_MS ? MINUTE_MS : HOUR_MS
  return now + unit - (age % unit)
}

/** Calendar days between two days (YYYY-MM-DD). */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (DAY_SECONDS * 1000)
}

/** A calendar day (YYYY-MM-DD), with the year unless it is Calgary's at `now` (UTC ms). */
export function formatDay(day: string, lang: Lang, now?: number): string {
  if (day === '') return ''
  const isThisYear = now !== undefined && calgaryDay(now).startsWith(day.slice(0, 4))
  return dateFormat(isThisYear ? 'day' : 'day with year', lang).format(Date.parse(day))
}

/** A first and a last calendar day, as `formatDay` writes them; one day if they are equal or the last is ''. */
export function formatDays(first: string, last: string, lang: Lang, now?: number): string {
  return joinDays(formatDay(first, lang, now), formatDay(last, lang, now), lang)
}

/** A first and a last day within a year from now, without weekday and year. */
export function formatSeason(first: string, last: string, lang: Lang): string {
  const [from, to] = [first, last].map((day) =>
    dateFormat('day of year', lang).format(Date.parse(day)),
  )
  return joinDays(from ?? '', to ?? '', lang)
}

/** A calendar day (YYYY-MM-DD) as legal texts write it, with its year. */
export function formatLongDay(day: string, lang: Lang): string {
  return dateFormat('long day', lang).format(Date.parse(day))
}

/** A month as in YYYY-MM, with its year. */
export function formatMonthOfYear(month: string, lang: Lang): string {
  return dateFormat('month with year', lang).format(Date.parse(`${month}-01T00:00:00Z`))
}

/** The name of a month, 1 to 12. */
export function formatMonth(month: number, lang: Lang): string {
  return dateFormat('month', lang).format(Date.UTC(2000, month - 1, 1))
}

function dateFormat(
  style: keyof typeof DATE_STYLES,
  lang: Lang,
  timeZone = 'UTC',
): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(LANG_TAG[lang], { ...DATE_STYLES[style], timeZone })
  return remember(`${style}:${lang}:${timeZone}`, make)
}

function remember<Made extends Format>(key: string, make: () => Made): Made {
  const known = formats.get(key)
  if (known) return known as Made
  const made = make()
  formats.set(key, made)
  return made
}

/**
 * Prevents line breaks before a middle dot or dash between places and inside a length of stay, and
 * allows them between the parts of a Chinese name, whose words are not broken elsewhere.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll('·', '\u2060·')
    .replaceAll(' – ', '\u00a0– ')
    .replaceAll(/(\d+박) (?=\d+일)/g, '$1\u00a0')
    .replaceAll(
      /(?<=[一二三四五六七八九十\d])(?=[日天])|(?<=[一二三四五六七八九十\d][日天])(?=游)/g,
      '\u2060',
    )
    .replaceAll(
      /(?<=\p{Script=Han})(?=与)|(?<=\p{Script=Han}\u2060·)|(?<=\p{Script=Han})(?=[一二三四五六七八九十两]\u2060[日天])/gu,
      '\u200b',
    )
}
