import { daysBetween, isCalendarDay } from '../../../worker/contracts/dates/calendar'

/** Days as they are typed (YYYY-MM-DD). An empty last day means one day. */
export interface DayRange {
  fromDay: string
  toDay: string
}

type RangeFault = 'from' | 'to' | 'long'

/** What is wrong with a range that may have so many days. */
export function rangeFaultOf({ fromDay, toDay }: DayRange, daysMax: number): RangeFault | null {
  if (!isCalendarDay(fromDay)) return 'from'
  if (toDay === '') return null
  if (!isCalendarDay(toDay) || toDay < fromDay) return 'to'
  return daysBetween(fromDay, toDay) < daysMax ? null : 'long'
}

/** A range in words, from the words for a day. */
export function rangeText({ fromDay, toDay }: DayRange, nameOf: (day: string) => string): string {
  return fromDay === toDay ? nameOf(fromDay) : `${nameOf(fromDay)} – ${nameOf(toDay)}`
}

/** The field at which a fault is shown. */
export function sideOf(fault: RangeFault | null): 'from' | 'to' | null {
  return fault === 'long' ? 'to' : fault
}
