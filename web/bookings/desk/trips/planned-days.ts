import type { Planner, PlannerTrip } from '../../../../worker/contracts/bookings/planner'
import type { Closure } from '../../../../worker/contracts/bookings/trip-days'

export interface PlannedDay {
  /** YYYY-MM-DD. */
  day: string
  trips: PlannerTrip[]
  closures: Closure[]
  taken: number
  cap: number
}

/** Each of the days (YYYY-MM-DD) with its trips and closures. */
export function planOf(
  days: readonly string[],
  { days: numbered, trips, closures, dayCapacity }: Planner,
): PlannedDay[] {
  const numbers = new Map(numbered.map((each) => [each.day, each]))
  return days.map((day) => ({
    day,
    trips: trips.filter(({ startDay, endDay }) => startDay <= day && day <= endDay),
    closures: closures.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay),
    taken: numbers.get(day)?.taken ?? 0,
    cap: numbers.get(day)?.cap ?? dayCapacity,
  }))
}
