import { addDays, startOfCalgaryDay } from '../../contracts/calendar'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contracts/durations'

/** After midnight, unless a trip has its own. */
export const START_MINUTE = 8 * 60
export const END_MINUTE = 18 * 60
/** How long before a departure it can be asked for online. */
const CUT_OFF_MS = 48 * HOUR_MS

/** The instants (UTC ms) of a trip by its days in Calgary (YYYY-MM-DD) and minutes after midnight. */
export function tripTimes(
  startDay: string,
  endDay: string,
  { startMinute = START_MINUTE, endMinute = END_MINUTE } = {},
): { startsAt: number; endsAt: number; cutOffAt: number } {
  const startsAt = instantOf(startDay, startMinute)
  const endsAt = instantOf(endDay, endMinute)
  return { startsAt, endsAt: Math.max(startsAt + 1, endsAt), cutOffAt: startsAt - CUT_OFF_MS }
}

/** By the clock as it is at the day's end: it used to change in the small hours. */
function instantOf(day: string, minute: number): number {
  return startOfCalgaryDay(addDays(day, 1)) - DAY_MS + minute * MINUTE_MS
}
