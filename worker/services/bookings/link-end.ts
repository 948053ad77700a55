import { LIVE } from '../../contracts/bookings/booking-states'
import { DAY_MS } from '../../contracts/dates/durations'
import type { BookingRow } from '../../db/schema/bookings'

/** How long a link works after the booking was closed or expired, and after the trip. */
const AFTER_CLOSING_MS = 30 * DAY_MS
const AFTER_TRIP_MS = 90 * DAY_MS

/** When a booking's links end, UTC ms; null while the booking is open. */
export function linkEndsAt({
  status,
  endsAt,
  updatedAt,
}: Pick<BookingRow, 'status' | 'endsAt' | 'updatedAt'>): number | null {
  if (status !== '' && LIVE.has(status)) return null
  const isTravelled = status === 'completed' || status === 'no_show' || status === 'cancelled'
  return isTravelled
    ? Math.max(endsAt ?? 0, updatedAt) + AFTER_TRIP_MS
    : updatedAt + AFTER_CLOSING_MS
}

/** Whether the links of a booking have ended at `now` (UTC ms). */
export function isLinkEnded(booking: BookingRow, now: number): boolean {
  const endsAt = linkEndsAt(booking)
  return booking.erasedAt !== null || (endsAt !== null && endsAt <= now)
}
