import { z } from 'zod'
import { isCalendarDay, daysBetween } from './calendar'

/** Days and spans of days in requests. */

/** YYYY-MM-DD in Calgary. */
export const day = z.string().refine(isCalendarDay, 'Invalid')

/** Whether `to` is not before `from`, and both are within `most` days. */
export function isSpan(from: string, to: string, most: number): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days < most
}
