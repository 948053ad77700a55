import { cutOffAt } from '../../../../worker/contracts/bookings/booking-deadlines'
import { isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import type { Departure } from '../../../../worker/contracts/tours/tour-card'

/** A departure with the seats still available. */
export type DepartureView = Departure & { seats: number }

const START_MINUTE = 8 * 60

/** Whether a departure can no longer be requested online; guests may still call the company. `now` in UTC ms. */
export function isTooLate({ startDate, endDate }: Departure, now: number): boolean {
  const trip = { startDay: startDate, endDay: endDate, startMinute: START_MINUTE }
  return isCalendarDay(startDate) && now >= cutOffAt(trip)
}

/** Two departures may start on the same day. */
export function departureKey({ startDate }: Departure, index: number): string {
  return `${startDate}-${index}`
}
