import { CALGARY, FIXED_OFFSET_FROM, OFFSET_MS, calgaryWallClock } from './calgary-clock'

/** HH:MM of minutes after midnight. */
export function minuteText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** Calgary's clock (YYYY-MM-DD HH:MM) at a UTC time in ms. */
export function calgaryText(instant: number): string {
  const { day, minute } = calgaryWallClock(instant)
  return `${day} ${minuteText(minute)}`
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
