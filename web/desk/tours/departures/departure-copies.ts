import { addDays } from '../../../../worker/contracts/dates/calendar'
import { MAX_DEPARTURES } from '../../../../worker/contracts/tours/tour-changes'
import type { DepartureDraft } from './departure-draft'

/** A copy of a departure, and the reason if it is skipped. */
interface DepartureCopy {
  row: DepartureDraft
  skipped: 'exists' | 'full' | null
}

export const MOST_WEEKS = 8
export const MOST_COPIES = 26

/** Copies of a departure, one every `weeks` weeks; those on a taken day or beyond a tour's maximum are skipped. */
export function repeatWeekly(
  rows: DepartureDraft[],
  { _id, ...source }: DepartureDraft,
  { weeks, count }: { weeks: number; count: number },
): DepartureCopy[] {
  let room = MAX_DEPARTURES - rows.length
  return Array.from({ length: count }, (_, index) => {
    const days = (index + 1) * weeks * 7
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

/** The departures by day; those without a day come last. */
export function inOrder(rows: DepartureDraft[]): DepartureDraft[] {
  return rows.toSorted((a, b) => (a.startDate || '9').localeCompare(b.startDate || '9'))
}

/** Leaves out departures that started before a day (YYYY-MM-DD in Calgary). */
export function withoutPast(rows: DepartureDraft[], today: string): DepartureDraft[] {
  return rows.filter(({ startDate }) => startDate === '' || startDate >= today)
}
