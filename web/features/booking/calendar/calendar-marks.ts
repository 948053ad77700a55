import { toDay } from './calendar-days'
import type { TourDays } from './use-calendar'

export const MARK_CLASSES = {
  few: 'is-few',
  full: 'is-full',
  waiting: 'is-waiting',
  departure: 'is-departure',
}

/** Which dates of the grid are marked, and which cannot be chosen. */
export function marksOf({ stateOf, canChoose, joinable }: TourDays) {
  const state = (date: Date) => stateOf(toDay(date))
  const isClosed = (date: Date) => !canChoose(toDay(date))
  return {
    disabled: (date: Date) => state(date) !== undefined && isClosed(date),
    modifiers: {
      few: (date: Date) => state(date) === 'few',
      full: (date: Date) => state(date) === 'full' && isClosed(date),
      waiting: (date: Date) => state(date) === undefined,
      departure: (date: Date) => joinable(toDay(date)).length > 0,
    },
  }
}
