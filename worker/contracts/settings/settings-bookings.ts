import { z } from 'zod'

/** The bounds of the bookings group; the desk's messages state them. */
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
  return z.int().min(min).max(max)
}

/** Days and deadlines of bookings. */
export const bookingSettings = z
  .strictObject({
    /** Trips a day, unless a day has its own number. */
    dayCapacity: whole(BOOKING_BOUNDS.dayCapacity),
    /** Minimum number of days between a request for a private trip and its start. */
    leadDays: whole(BOOKING_BOUNDS.leadDays),
    /** Days for which a quote is open. */
    quoteDays: whole(BOOKING_BOUNDS.quoteDays),
    /** Hours until the deposit is due, for transfers that arrive within a day. */
    holdHours: whole(BOOKING_BOUNDS.holdHours),
    /** Hours between the deposit deadline and the end of the hold. */
    graceHours: whole(BOOKING_BOUNDS.graceHours),
    /** Hours for which a place is offered to a waiting guest. */
    offerHours: whole(BOOKING_BOUNDS.offerHours),
    /** Days before the start by which the balance of a tour of several days is due. */
    balanceDays: whole(BOOKING_BOUNDS.balanceDays),
    /** The same for a one-day tour. */
    dayTourBalanceDays: whole(BOOKING_BOUNDS.dayTourBalanceDays),
  })
  .meta({ id: 'BookingSettings' })

export type BookingSettings = z.infer<typeof bookingSettings>
