import type { DayState } from '../../../../worker/contracts/bookings/booking-limits'
import type { TourCalendar } from '../../../../worker/contracts/trips/tour-calendar'
import { isFree, joinableOn } from '../request.rules'
import type { DateDeparture } from '../request.view'
import { monthOf } from './calendar-days'

/** The days of a tour, from the loaded months. `now` in UTC ms. */
export function knownDays(months: readonly TourCalendar[], now: number) {
  const states = new Map(months.flatMap(({ days }) => days.map((each) => [each.day, each.state])))
  const departures = months.flatMap((month) => month.departures)
  const stateOf = (day: string): DayState | undefined => states.get(day)
  const joinable = (day: string): DateDeparture[] => joinableOn(day, departures, now)
  const canChoose = (day: string) => isFree(stateOf(day)) || joinable(day).length > 0
  return {
    stateOf,
    joinable,
    canChoose,
    /** The departures of a day, including those that are full or too near. */
    departuresOn: (day: string) => departures.filter(({ startDay }) => startDay === day),
    hasDeparturesIn: (month: string) =>
      departures.some(({ startDay }) => monthOf(startDay) === month),
    /** Whether a loaded month offers nothing. */
    isEmptyMonth: (month: string) =>
      months.some((each) => each.month === month && !each.days.some(({ day }) => canChoose(day))),
  }
}
