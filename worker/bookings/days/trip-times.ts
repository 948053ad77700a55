import { ASSUMED_START, cutOffAt, startOf } from '../../contracts/bookings/booking-deadlines'
import { calgaryInstant } from '../../contracts/dates/calgary-instant'

/** After midnight of the last day, unless a trip has its own. */
export const END_MINUTE = 18 * 60

/** A trip that starts in the evening still takes at least an hour. */
function endMinuteOf(startMinute: number): number {
  return Math.max(END_MINUTE, startMinute + 60)
}

interface Hours {
  startMinute?: number | null
  endMinute?: number
}

/** The instants (UTC ms) of a trip by its days in Calgary (YYYY-MM-DD) and minutes after midnight. */
export function tripTimes(
  startDay: string,
  endDay: string,
  { startMinute = null, endMinute = endMinuteOf(startMinute ?? ASSUMED_START) }: Hours = {},
): { startsAt: number; endsAt: number; cutOffAt: number } {
  const trip = { startDay, endDay, startMinute }
  const startsAt = startOf(trip)
  const endsAt = calgaryInstant(endDay, endMinute)
  return { startsAt, endsAt: Math.max(startsAt + 1, endsAt), cutOffAt: cutOffAt(trip) }
}
