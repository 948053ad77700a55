import { z } from 'zod'
import { daysBetween, isCalendarDay } from '../../../../worker/contracts/dates/calendar'

/** Days as they are typed (YYYY-MM-DD). An empty last day means one day. */
const typedRange = z.object({ fromDay: z.string(), toDay: z.string() })
export type DayRange = z.infer<typeof typedRange>

export type RangeFault = 'from' | 'to' | 'long'

/** A range of at most `daysMax` days, with more fields. */
export function dayRange<Fields extends z.ZodRawShape>(daysMax: number, fields: Fields) {
  return typedRange.extend(fields).superRefine((typed, context) => {
    const fault = rangeFaultOf(typed as unknown as DayRange, daysMax)
    if (fault) context.addIssue({ code: 'custom', path: [`${sideOf(fault)}Day`], message: fault })
  })
}

/** The fault of a range that may have at most `daysMax` days; null if there is none. */
function rangeFaultOf({ fromDay, toDay }: DayRange, daysMax: number): RangeFault | null {
  if (!isCalendarDay(fromDay)) return 'from'
  if (toDay === '') return null
  if (!isCalendarDay(toDay) || toDay < fromDay) return 'to'
  return daysBetween(fromDay, toDay) < daysMax ? null : 'long'
}

/** The field that shows a fault. */
function sideOf(fault: RangeFault): 'from' | 'to' {
  return fault === 'long' ? 'to' : fault
}
