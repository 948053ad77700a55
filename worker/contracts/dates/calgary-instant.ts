import { HOUR_MS, MINUTE_MS } from './durations'
import { FIXED_OFFSET_FROM, OFFSET_MS, minutesOf } from './calgary-clock'
import { calgaryWallClock } from './calgary-wall-clock'
import { isCalendarDay } from './calendar'

/** The UTC time (ms) of a day and a time of day (HH:MM) in Calgary; null for other texts. */
export function fromCalgary(day: string, time: string): number | null {
  if (!isCalendarDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  return calgaryInstant(day, minutesOf(time))
}

/**
 * The UTC time (ms) at which Calgary's clock shows a day (YYYY-MM-DD) and minutes after midnight. In an hour that the
 * clock repeated, the first one; in an hour that it skipped, as if it had not.
 */
export function calgaryInstant(day: string, minute: number): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS
  const inSummer = asUtc + OFFSET_MS
  if (inSummer >= FIXED_OFFSET_FROM) return inSummer
  const shown = calgaryWallClock(inSummer)
  const isSummer = Date.parse(`${shown.day}T00:00:00Z`) + shown.minute * MINUTE_MS === asUtc
  return isSummer ? inSummer : inSummer + HOUR_MS
}

/** When a day (YYYY-MM-DD) begins in Calgary, in UTC ms. */
export function startOfCalgaryDay(day: string): number {
  return calgaryInstant(day, 0)
}
