import { daysBetween, isCalendarDay } from '../../../../worker/contracts/dates/calendar'

/** Days as they are typed (YYYY-MM-DD). An empty last day means one day. */
export interface DayRange {
  fromDay: string
  toDay: string
}

type RangeFault = 'from' | 'to' | 'long'

/** The fault of a range that may have at most `daysMax` days; null if there is none. */
export function rangeFaultOf({ fromDay, toDay }: DayRange, daysMax: number): RangeFault | null {
  if (!isCalendarDay(fromDay)) return 'from'
  if (toDay === '') return null
  if (!isCalendarDay(toDay) || toDay < fromDay) return 'to'
  return daysBetween(fromDay, toDay) < daysMax ? null : 'long'
}

/** The field that shows a fault. */
export function sideOf(fault: RangeFault | null): 'from' | 'to' | null {
  return fault === 'long' ? 'to' : fault
}
