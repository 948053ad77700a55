import { addDays, daysBetween, mondayOf } from '../../../../worker/contracts/dates/calendar'
import { MAX_DEPARTURES } from '../../../../worker/contracts/tours/tour-changes'
import type { DepartureDraft } from './departure-draft'

/** A copy of a departure, and the reason if it is skipped. */
interface DepartureCopy {
  row: DepartureDraft
  skipped: 'exists' | 'full' | null
}

export const MOST_WEEKS = 8
/** A repetition ends at most this many days after its departure. */
export const MOST_DAYS = 366

export interface Repetition {
  /** Every so many weeks. */
  weeks: number
  /** 0 for Monday to 6 for Sunday. */
  weekdays: readonly number[]
  /** The last day on which a copy may start. */
  until: string
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return daysBetween(mondayOf(day), day)
}

/** Copies of a departure on weekdays until a day; those on a taken day or beyond a tour's maximum are skipped. */
export function repeatOn(
  rows: DepartureDraft[],
  { _id, ...source }: DepartureDraft,
  repetition: Repetition,
): DepartureCopy[] {
  let room = MAX_DEPARTURES - rows.length
  return laterDays(source.startDate, repetition).map((days) => {
    const row = {
      ...source,
      startDate: addDays(source.startDate, days),
      endDate: addDays(source.endDate || source.startDate, days),
    }
    if (rows.some(({ startDate }) => startDate === row.startDate)) return { row, skipped: 'exists' }
    if (room === 0) return { row, skipped: 'full' }
    room -= 1
    return { row, skipped: null }
  })
}

/** The distances of a repetition's days from its first. */
function laterDays(first: string, { weeks, weekdays, until }: Repetition): number[] {
  const count = Math.min(MOST_DAYS, Math.max(0, daysBetween(first, until)))
  const monday = mondayOf(first)
  return Array.from({ length: count }, (_, index) => index + 1).filter((days) => {
    const day = addDays(first, days)
    const week = daysBetween(monday, mondayOf(day)) / 7
    return week % weeks === 0 && weekdays.includes(weekdayOf(day))
  })
}

/** The departures by day; those without a day come last. */
export function inOrder(rows: DepartureDraft[]): DepartureDraft[] {
  return rows.toSorted((a, b) => (a.startDate || '9').localeCompare(b.startDate || '9'))
}

/** Leaves out departures that started before a day (YYYY-MM-DD in Calgary). */
export function withoutPast(rows: DepartureDraft[], today: string): DepartureDraft[] {
  return rows.filter(({ startDate }) => startDate === '' || startDate >= today)
}
