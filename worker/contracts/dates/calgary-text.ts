import { CALGARY, FIXED_OFFSET_FROM, OFFSET_MS } from './calgary-clock'
import { calgaryWallClock } from './calgary-wall-clock'

/** Minutes after midnight as HH:MM. */
export function minuteText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The hour on Calgary's clock (HH:MM) at a UTC time in ms. */
export function calgaryHourText(instant: number): string {
  return minuteText(calgaryWallClock(instant).minute)
}

/** Calgary's clock (YYYY-MM-DD HH:MM) at a UTC time in ms. */
export function calgaryText(instant: number): string {
  const { day, minute } = calgaryWallClock(instant)
  return `${day} ${minuteText(minute)}`
}

/** `Intl` options for Calgary's time. A fixed offset is passed as UTC: a browser's time zone data may be outdated. */
export function forCalgaryFormat(instant: number): { time: number; timeZone: string } {
  return instant >= FIXED_OFFSET_FROM
    ? { time: instant - OFFSET_MS, timeZone: 'UTC' }
    : { time: instant, timeZone: CALGARY }
}
