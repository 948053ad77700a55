import { addDays } from '../dates/calendar'
import { calgaryInstant } from '../dates/calgary-instant'
import { calgaryWallClock } from '../dates/calgary-clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../dates/durations'
import type { Lang } from '../languages'

/** No reminder is sent from 22:00 to 08:00 where readers of a language are assumed to be. */
const QUIET_FROM = 22 * 60
const QUIET_UNTIL = 8 * 60

/** The minimum time between a reminder and the last mail about the same. */
export const PAUSE_MS = 6 * HOUR_MS

/** Seoul and Shanghai do not change their clocks. */
const OFFSET_MS = { kr: 9 * HOUR_MS, cn: 8 * HOUR_MS } as const

/**
 * When a reminder due at an instant (UTC ms) is sent: at once, or at the next 08:00 in Seoul, Shanghai or Calgary. If
 * the deadline is at or before that 08:00, it is sent during the quiet hours.
 */
export function quietHours(instant: number, lang: Lang, deadline = Infinity): number {
  const { day, minute } = wallClock(instant, lang)
  if (minute >= QUIET_UNTIL && minute < QUIET_FROM) return instant

  const morning = minute < QUIET_UNTIL ? day : addDays(day, 1)
  const next = at(morning, QUIET_UNTIL, lang)
  return next < deadline ? next : instant
}

function wallClock(instant: number, lang: Lang) {
  if (lang === 'ca') return calgaryWallClock(instant)
  const local = instant + OFFSET_MS[lang]
  return {
    day: new Date(local).toISOString().slice(0, 10),
    minute: Math.floor((local % DAY_MS) / MINUTE_MS),
  }
}

function at(day: string, minute: number, lang: Lang): number {
  if (lang === 'ca') return calgaryInstant(day, minute)
  return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS - OFFSET_MS[lang]
}
