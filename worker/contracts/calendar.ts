import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

/** The company's time zone; its days begin there. */
const CALGARY = 'America/Edmonton'

const CALGARY_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: CALGARY,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Time zones differ from UTC by whole quarters of an hour, so no day begins within one. */
const QUARTER_MS = 15 * MINUTE_MS

/**
 * Alberta has kept -06:00 all year since this moment, 2026-11-01 08:00 UTC (tzdata 2026c). Browsers with older data are an
 * hour behind, and the page would differ from what the edge rendered.
 */
const FIXED_OFFSET_FROM = Date.UTC(2026, 10, 1, 8)
const OFFSET_MS = 6 * HOUR_MS

/** Whether a text is a real day, written YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The UTC time (ms) of a day and a time of day (HH:MM) in Calgary; null for other texts. */
export function fromCalgary(day: string, time: string): number | null {
  if (!isCalendarDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  return calgaryInstant(day, minutesOf(time))
}

/** Minutes after midnight of HH:MM. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** HH:MM of minutes after midnight. */
export function minuteText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

let last = { quarter: NaN, day: '' }

/** The calendar day in Calgary (YYYY-MM-DD) at a UTC time in ms. */
export function calgaryDay(now: number): string {
  if (now >= FIXED_OFFSET_FROM) return new Date(now - OFFSET_MS).toISOString().slice(0, 10)
  const quarter = Math.floor(now / QUARTER_MS)
  if (quarter !== last.quarter) last = { quarter, day: CALGARY_DAY.format(now) }
  return last.day
}

/** What a clock in Calgary shows. */
interface WallClock {
  /** YYYY-MM-DD. */
  day: string
  /** After midnight, 0 to 1439. */
  minute: number
}

/** What a clock in Calgary shows at a UTC time in ms; seconds are dropped. */
export function calgaryWallClock(instant: number): WallClock {
  const day = calgaryDay(instant)
  if (instant >= FIXED_OFFSET_FROM) {
    const sinceMidnight = instant - OFFSET_MS - Date.parse(`${day}T00:00:00Z`)
    return { day, minute: Math.floor(sinceMidnight / MINUTE_MS) }
  }
  const clock = { timeZone: CALGARY, timeStyle: 'short', hourCycle: 'h23' } as const
  const shown = new Intl.DateTimeFormat('en-CA', clock).format(instant)
  return { day, minute: minutesOf(shown) }
}

/** Calgary's clock (YYYY-MM-DD HH:MM) at a UTC time in ms. */
export function calgaryText(instant: number): string {
  const { day, minute } = calgaryWallClock(instant)
  return `${day} ${minuteText(minute)}`
}

/**
 * The UTC time (ms) at which Calgary's clock shows a day (YYYY-MM-DD) and minutes after midnight. Of an hour that the clock
 * showed twice the first; in an hour that it skipped, as if it had not.
 */
export function calgaryInstant(day: string, minute: number): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const inSummer = asUtc + OFFSET_MS
  if (inSummer >= FIXED_OFFSET_FROM) return inSummer
  const shown = calgaryWallClock(inSummer)
  const isSummer = Date.parse(`${shown.day}T00:00:00Z`) + shown.minute * MINUTE_MS === asUtc
  return isSummer ? inSummer : inSummer + HOUR_MS
}

/**
 * What `Intl` needs to show a UTC time (ms) as Calgary's clock does: since the offset is fixed, a time of UTC, because the zone
 * data of a browser may be older.
 */
export function forCalgaryFormat(instant: number): { time: number; timeZone: string } {
  return instant >= FIXED_OFFSET_FROM
    ? { time: instant - OFFSET_MS, timeZone: 'UTC' }
    : { time: instant, timeZone: CALGARY }
}

/** When a day (YYYY-MM-DD) begins in Calgary, in UTC ms. */
export function startOfCalgaryDay(day: string): number {
  return calgaryInstant(day, 0)
}

/** The Monday (YYYY-MM-DD) of a day's week. */
export function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** By calendar day (YYYY-MM-DD): a week in Calgary may be an hour longer or shorter than seven days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** From one calendar day (YYYY-MM-DD) to another; below 0 when the other is earlier. */
export function daysBetween(day: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS
}
