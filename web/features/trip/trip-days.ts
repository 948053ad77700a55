import type { GuestBooking } from '../../../worker/contracts/guest/guest-booking'
import { formatDay } from '../../platform/i18n/format'
import type { Lang } from '../../../worker/contracts/languages'

/** The days of a trip, else its requested first day; '' without any. `now` in UTC ms. */
export function daysText(
  { startDay, endDay }: Pick<GuestBooking['trip'], 'startDay' | 'endDay'>,
  lang: Lang,
  now: number,
): string {
  if (startDay === null) return ''
  const start = formatDay(startDay, lang, now)
  return endDay === null || endDay === startDay
    ? start
    : `${start} – ${formatDay(endDay, lang, now)}`
}
