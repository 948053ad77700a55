import { firstRequestDay } from '../../contracts/bookings/booking-deadlines'
import { CALENDAR_MONTHS, type DayState } from '../../contracts/bookings/booking-limits'
import { addDays } from '../../contracts/dates/calendar'
import { isInSeason, type Season } from '../../contracts/tours/season'

/** The days on which a private trip can start, for the calendar and for checking requests. Days are Calgary's. */

/** Settings of the company. */
interface DayRules {
  /** Trips a day, unless the day has its own number. */
  dayCapacity: number
  /** Days between the request and the trip. */
  leadDays: number
}

export interface DayPlan {
  rules: DayRules
  today: string
  /** The tour's number of days. */
  tripDays: number
  season: Season
  /** Days that have a row, by day. */
  taken: ReadonlyMap<string, { taken: number; cap: number }>
  /** Those of all tours and of this one. */
  closures: readonly { fromDay: string; toDay: string }[]
}

type DayRefusal = 'DayClosed' | 'DayFull' | 'CutOffPassed' | 'OutOfSeason'

const STATE_OF = {
  DayFull: 'full',
  OutOfSeason: 'season',
  DayClosed: 'closed',
  CutOffPassed: 'closed',
} as const satisfies Record<DayRefusal, DayState>

/** The reason why no trip can start on a day (YYYY-MM-DD); null if one can. */
export function dayRefusal(day: string, plan: DayPlan): DayRefusal | null {
  if (day < plan.today || day > lastOfferedDay(plan.today)) return 'DayClosed'
  if (!isInSeason(plan.season, day)) return 'OutOfSeason'
  const days = daysOf(day, plan)
  if (days.some((each) => isClosed(each, plan))) return 'DayClosed'
  if (day < firstRequestDay(plan.today, plan.rules)) return 'CutOffPassed'
  return placesOn(days, plan) <= 0 ? 'DayFull' : null
}

/** The state of a day in the calendar: `few` means that one more trip fits. */
export function dayState(day: string, plan: DayPlan): DayState {
  const refusal = dayRefusal(day, plan)
  if (refusal !== null) return STATE_OF[refusal]
  return placesOn(daysOf(day, plan), plan) === 1 ? 'few' : 'open'
}

/** The last day of the last month that the calendar has. */
export function lastOfferedDay(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month + CALENDAR_MONTHS, 0)).toISOString().slice(0, 10)
}

function daysOf(day: string, { tripDays }: DayPlan): string[] {
  return Array.from({ length: Math.max(1, tripDays) }, (_, index) => addDays(day, index))
}

function isClosed(day: string, { closures }: DayPlan): boolean {
  return closures.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
}

/** The number of trips that still fit on all of the days. */
function placesOn(days: readonly string[], { taken, rules }: DayPlan): number {
  const left = days.map((day) => {
    const row = taken.get(day)
    return row ? row.cap - row.taken : rules.dayCapacity
  })
  return Math.min(...left)
}
