import { z } from 'zod'

/** The bounds of the bookings group; the desk's sentences name them. */
export const BOOKING_BOUNDS = {
  dayCapacity: [1, 50],
  leadDays: [0, 60],
  quoteDays: [1, 30],
  holdHours: [12, 336],
  graceHours: [0, 168],
  offerHours: [1, 168],
  balanceDays: [2, 90],
  dayTourBalanceDays: [2, 60],
} as const
export type BookingNumber = keyof typeof BOOKING_BOUNDS

function whole([min, max]: readonly [number, number]) {
  return z.number().int().min(min).max(max)
}

/** Days and deadlines of bookings. */
export const bookingSettings = z
  .strictObject({
    /** Trips a day, unless a day has its own number. */
    dayCapacity: whole(BOOKING_BOUNDS.dayCapacity),
    /** A private trip is asked for so many days ahead. */
    leadDays: whole(BOOKING_BOUNDS.leadDays),
    /** A quote is open for so many days. */
    quoteDays: whole(BOOKING_BOUNDS.quoteDays),
    /** The deposit is due after so many hours, where transfers arrive within a day. */
    holdHours: whole(BOOKING_BOUNDS.holdHours),
    /** A hold ends so many hours after the deposit was due. */
    graceHours: whole(BOOKING_BOUNDS.graceHours),
    /** A seat is offered to a waiting party for so many hours. */
    offerHours: whole(BOOKING_BOUNDS.offerHours),
    /** The balance of a tour of several days is due so many days before the start. */
    balanceDays: whole(BOOKING_BOUNDS.balanceDays),
    /** The same for a tour of one day. */
    dayTourBalanceDays: whole(BOOKING_BOUNDS.dayTourBalanceDays),
  })
  .meta({ id: 'BookingSettings' })

export type BookingSettings = z.infer<typeof bookingSettings>
