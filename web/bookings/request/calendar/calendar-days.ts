import { addMonths } from '../../../../worker/contracts/dates/calendar'
import { isInSeason, type Season } from '../../../../worker/contracts/tours/season'

/** Days and months of the calendar as text (YYYY-MM-DD, YYYY-MM), always in Calgary. */

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** A day as the calendar library wants it: noon in the browser's own zone, an hour that exists in every zone. */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

export function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first month from a day on (YYYY-MM-DD) in which a tour runs. */
export function firstMonthOf(season: Season, today: string): string {
  const next = Array.from({ length: 12 }, (_, ahead) => addMonths(monthOf(today), ahead))
  return next.find((month) => isInSeason(season, month)) ?? monthOf(today)
}
