import { DAY_MS } from '../dates/durations'

/** The guest may name the travellers until this long before the start: the desk then has the day to bring what is needed. */
const UNTIL_MS = 2 * DAY_MS

/** A guest who has not named them is reminded this many days before the deadline. */
export const REMINDED_BEFORE_DAYS = 5

/** When the list of travellers closes; the trip's start and the result in UTC ms. */
export function travellersUntil(startsAt: number): number {
  return startsAt - UNTIL_MS
}
