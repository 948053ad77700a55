import { cutOffAt } from '../../../../worker/contracts/bookings/booking-deadlines'
import { isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import type { Departure } from '../../../../worker/contracts/tours/tour-card'

/** A departure with the seats still available and its start. */
export type DepartureView = Departure & {
  seats: number
  /** Minutes after midnight in Calgary; null if the start is agreed with each guest. */
  startMinute: number | null
}

/**
 * Whether a departure can no longer be requested online; guests may still call the company. `now` in UTC ms.
 */
export function isTooLate(
  { startDate, endDate, startMinute }: Omit<DepartureView, 'seats'>,
  now: number,
): boolean {
  const trip = { startDay: startDate, endDay: endDate, startMinute }
  return isCalendarDay(startDate) && now >= cutOffAt(trip)
}

/** Two departures may start on the same day. */
export function departureKey({ startDate }: Departure, index: number): string {
  return `${startDate}-${index}`
}
