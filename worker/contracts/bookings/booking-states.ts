/** The states of a booking. `booking-events.ts` has the events that lead from one to another. */

export const BOOKING_STATUSES = [
  'requested',
  'waitlisted',
  'offered',
  'quoted',
  'on_hold',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
  'expired',
  'closed',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Statuses that hold seats. */
export const HOLDING: ReadonlySet<BookingStatus> = new Set(['offered', 'on_hold', 'confirmed'])
/** Statuses of a trip that is confirmed, or was until it began. */
export const CONFIRMED_TRIPS = [
  'confirmed',
  'completed',
  'no_show',
] as const satisfies readonly BookingStatus[]
/** Statuses of bookings that are not over. */
export const LIVE: ReadonlySet<BookingStatus> = new Set([
  'requested',
  'waitlisted',
  'offered',
  'quoted',
  'on_hold',
  'confirmed',
])

/** The cause of an event: the guest by link or login, an admin, the trip's guide, or the job that watches deadlines. */
export const BOOKING_ACTORS = ['guest', 'staff', 'crew', 'system'] as const
export type BookingActor = (typeof BOOKING_ACTORS)[number]
