import { HOUR_MS, MINUTE_MS } from './durations'

/** The company's time zone; its days begin there. */
export const CALGARY = 'America/Edmonton'

/** Of times before FIXED_OFFSET_FROM; made at the first of them, because it takes a sixth of the worker's start-up. */
let earlierDay: Intl.DateTimeFormat | undefined

/** Time zone offsets are multiples of a quarter hour, so no day begins within one. */
const QUARTER_MS = 15 * MINUTE_MS

/**
 * Alberta has kept -06:00 all year since this moment, 2026-11-01 08:00 UTC (tzdata 2026c). Browsers
 * with older data are an hour behind, and the page would differ from the edge's.
 */
export const FIXED_OFFSET_FROM = Date.UTC(2026, 10, 1, 8)

export const OFFSET_MS = 6 * HOUR_MS

/** Minutes after midnight of HH:MM. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

let last = { quarter: NaN, day: '' }

/** The calendar day in Calgary (YYYY-MM-DD) at a UTC time in ms. */
export function calgaryDay(now: number): string {
  const quarter = Math.floor(now / QUARTER_MS)
  if (quarter !== last.quarter) last = { quarter, day: readCalgaryDay(now) }
  return last.day
}

function readCalgaryDay(now: number): string {
  if (now >= FIXED_OFFSET_FROM) return new Date(now - OFFSET_MS).toISOString().slice(0, 10)
  earlierDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: CALGARY,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return earlierDay.format(now)
}
