import { MINUTE_MS } from './durations'
import { calgaryDay, FIXED_OFFSET_FROM, OFFSET_MS, CALGARY, minutesOf } from './calgary-clock'

/** Calgary's wall-clock time. */
interface WallClock {
  /** YYYY-MM-DD. */
  day: string
  /** After midnight, 0 to 1439. */
  minute: number
}

/** Calgary's wall-clock time at a UTC time in ms; seconds are dropped. */
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
