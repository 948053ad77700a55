/** The company's time zone; its days begin there. */
export const CALGARY = 'America/Edmonton'

const CALGARY_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: CALGARY,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Time zones differ from UTC by whole quarters of an hour, so no day begins within one. */
const QUARTER_MS = 15 * 60 * 1000

/**
 * Alberta has kept -06:00 all year since this moment, 2026-11-01 08:00 UTC (tzdata 2026c). Browsers with older data are an
 * hour behind, and the page would differ from what the edge rendered.
 */
const FIXED_OFFSET_FROM = Date.UTC(2026, 10, 1, 8)
const OFFSET_MS = 6 * 60 * 60 * 1000

/** Whether a text is a real day, written YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The UTC time (ms) of a day and a time of day (HH:MM) in Calgary, since the offset is fixed; null for other texts. */
export function fromCalgary(day: string, time: string): number | null {
  if (!isCalendarDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  return Date.parse(`${day}T${time}:00Z`) + OFFSET_MS
}

let last = { quarter: NaN, day: '' }

/** The calendar day in Calgary (YYYY-MM-DD) at a UTC time in ms. */
export function calgaryDay(now: number): string {
  if (now >= FIXED_OFFSET_FROM) return new Date(now - OFFSET_MS).toISOString().slice(0, 10)
  const quarter = Math.floor(now / QUARTER_MS)
  if (quarter !== last.quarter) last = { quarter, day: CALGARY_DAY.format(now) }
  return last.day
}

const HOUR_MS = 60 * 60 * 1000

/** When a day (YYYY-MM-DD) begins in Calgary, in UTC ms. */
export function startOfCalgaryDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const inSummer = midnight + 6 * HOUR_MS
  return calgaryDay(inSummer) === day ? inSummer : midnight + 7 * HOUR_MS
}

/** The Monday (YYYY-MM-DD) of a day's week. */
export function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** By calendar day (YYYY-MM-DD): a week in Calgary may be an hour longer or shorter than seven days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10)
}
