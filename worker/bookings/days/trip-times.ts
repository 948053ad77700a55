import { cutOffAt } from '../../contracts/bookings/booking-deadlines'
import { calgaryInstant } from '../../contracts/dates/calgary-instant'

/** After midnight, unless a trip has its own. */
export const START_MINUTE = 8 * 60
export const END_MINUTE = 18 * 60

/** A trip that starts in the evening still takes at least an hour. */
function endMinuteOf(startMinute: number): number {
  return Math.max(END_MINUTE, startMinute + 60)
}

/** The instants (UTC ms) of a trip by its days in Calgary (YYYY-MM-DD) and minutes after midnight. */
export function tripTimes(
  startDay: string,
  endDay: string,
  { startMinute = START_MINUTE, endMinute = endMinuteOf(startMinute) } = {},
): { startsAt: number; endsAt: number; cutOffAt: number } {
  const startsAt = calgaryInstant(startDay, startMinute)
  const endsAt = calgaryInstant(endDay, endMinute)
  return {
    startsAt,
    endsAt: Math.max(startsAt + 1, endsAt),
    cutOffAt: cutOffAt({ startDay, endDay, startMinute }),
  }
}
