import { addDays } from '../../contracts/dates/calendar'
import { CALENDAR_MONTHS, type DayState } from '../../contracts/bookings/booking-limits'

/** On which days a private trip can start: the calendar shows it, and a request is refused by it. Days are Calgary's. */

/** What the company sets. */
interface DayRules {
  /** Trips a day where the day has no number of its own. */
  dayCapacity: number
  /** Days between the request and the trip. */
  leadDays: number
}

export interface DayPlan {
  rules: DayRules
  today: string
  /** Of the tour: a trip takes so many days from its first. */
  tripDays: number
  /** Days that have a row, by day. */
  taken: ReadonlyMap<string, { taken: number; cap: number }>
  /** Of all tours and of this one. */
  closures: readonly { fromDay: string; toDay: string }[]
}

type DayRefusal = 'DayClosed' | 'DayFull' | 'CutOffPassed'

/** Why no trip can start on a day (YYYY-MM-DD); null when one can. */
export function dayRefusal(day: string, plan: DayPlan): DayRefusal | null {
  if (day < plan.today || day > lastOfferedDay(plan.today)) return 'DayClosed'
  const days = daysOf(day, plan)
  if (days.some((each) => isClosed(each, plan))) return 'DayClosed'
  if (day < addDays(plan.today, plan.rules.leadDays)) return 'CutOffPassed'
  return placesOn(days, plan) <= 0 ? 'DayFull' : null
}

/** What the calendar shows: `few` means that one more trip fits. */
export function dayState(day: string, plan: DayPlan): DayState {
  const refusal = dayRefusal(day, plan)
  if (refusal !== null) return refusal === 'DayFull' ? 'full' : 'closed'
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

/** How many more trips fit on all of the days. */
function placesOn(days: readonly string[], { taken, rules }: DayPlan): number {
  const left = days.map((day) => {
    const row = taken.get(day)
    return row ? row.cap - row.taken : rules.dayCapacity
  })
  return Math.min(...left)
}
