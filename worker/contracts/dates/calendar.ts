import { DAY_MS } from './durations'

/** Whether a text is a real day (YYYY-MM-DD) in the years 2000 to 3999: 0026 is a typo. */
export function isCalendarDay(text: string): boolean {
  if (!/^[23]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The Monday (YYYY-MM-DD) of a day's week. */
export function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -daysSinceMonday)
}

/** Counts calendar days (YYYY-MM-DD): a week in Calgary can be an hour longer or shorter than seven times 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Months are YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => addDays(`${month}-01`, index))
}

/** Days from one calendar day (YYYY-MM-DD) to another; negative if the other is earlier. */
export function daysBetween(day: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS
}
