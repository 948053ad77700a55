import { fallsInto, type Closure } from '../../../worker/contracts/bookings/trip-days'
import type { Lang } from '../../../worker/contracts/languages'
import { formatDays, formatList } from '../../platform/i18n/format'

/** The closed days that lie inside a trip, in words; '' without any. */
export function closedDaysWithin(
  trip: Parameters<typeof fallsInto>[1],
  closures: readonly Pick<Closure, 'fromDay' | 'toDay' | 'tourId'>[],
  lang: Lang,
): string {
  const within = closures.filter((closure) => fallsInto(closure, trip))
  const days = within.map(({ fromDay, toDay }) => formatDays(fromDay, toDay, lang))
  return days.length === 0 ? '' : formatList(days, lang)
}
