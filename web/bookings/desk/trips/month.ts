import { daysOfMonth } from '../../../../worker/contracts/dates/calendar'
import type { Planner, PlannerTrip } from '../../../../worker/contracts/bookings/planner'
import type { Closure } from '../../../../worker/contracts/bookings/closures'

/** Months are YYYY-MM, days YYYY-MM-DD. */

export interface PlannedDay {
  day: string
  trips: PlannerTrip[]
  closures: Closure[]
  taken: number
  cap: number
}

/** Every day of a month with its trips and closures. */
export function planOf(
  month: string,
  { days, trips, closures, dayCapacity }: Planner,
): PlannedDay[] {
  const numbers = new Map(days.map((each) => [each.day, each]))
  return daysOfMonth(month).map((day) => ({
    day,
    trips: trips.filter(({ startDay, endDay }) => startDay <= day && day <= endDay),
    closures: closures.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay),
    taken: numbers.get(day)?.taken ?? 0,
    cap: numbers.get(day)?.cap ?? dayCapacity,
  }))
}
