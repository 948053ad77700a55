import { cutOffAt } from '../../../../worker/contracts/bookings/booking-deadlines'
import { isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import type { Departure } from '../../../../worker/contracts/tours/tour-card'

/** A departure with its seats that others may still take. */
export interface DepartureView extends Departure {
  seats: number
}

const START_MINUTE = 8 * 60

/** Whether a departure can no longer be asked for online; the company may still take guests by phone. `now` in UTC ms. */
export function isTooLate({ startDate, endDate }: Departure, now: number): boolean {
  const trip = { startDay: startDate, endDay: endDate, startMinute: START_MINUTE }
  return isCalendarDay(startDate) && now >= cutOffAt(trip)
}

/** Two departures may start on the same day. */
export function departureKey({ startDate }: Departure, index: number): string {
  return `${startDate}-${index}`
}
