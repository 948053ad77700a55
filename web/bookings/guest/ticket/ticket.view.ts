import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { daysBetween } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import type { ImageFocus } from '../../../../worker/contracts/media/images'

/** How far a trip is, by Calgary's date: the days until it starts, the current day of a longer one, or over. */
export type Distance = { daysAhead: number } | { day: number; days: number } | null

type Dated = Pick<GuestBooking['trip'], 'startDay' | 'endDay'>

/** `now` is the server's clock, UTC ms; null for a trip that is over or has no day. */
export function distanceOf({ startDay, endDay }: Dated, now: number): Distance {
  if (startDay === null) return null
  const today = calgaryDay(now)
  const days = daysBetween(startDay, endDay ?? startDay) + 1
  const daysAhead = daysBetween(today, startDay)
  if (daysAhead > 0 || (daysAhead === 0 && days === 1)) return { daysAhead }
  const day = 1 - daysAhead
  return day > days ? null : { day, days }
}

/** Such as "in 12 days", "tomorrow" or "today". */
export function daysAheadText(daysAhead: number, lang: Lang): string {
  return new Intl.RelativeTimeFormat(LANG_TAG[lang], { numeric: 'auto' }).format(daysAhead, 'day')
}

/** The focus in a view much wider than the image: higher, where mountains have their peaks. */
export function wideFocus({ x, y }: ImageFocus): ImageFocus {
  return { x, y: Math.round(y / 2) }
}
