import { isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import type { BookingStatus } from '../../../../worker/contracts/bookings/booking-states'
import type { DeskEvent } from '../../../../worker/contracts/bookings/desk-events'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { lacksWords, type CompanyReason } from '../../ui/company-reason'
import type { EndAct } from './end-acts'

/** The fields as typed; an act asks for at most one. */
export interface EndFields {
  /** Day on which the guest asked. */
  day: string
  why: CompanyReason
  reason: string
}

/** The field an act asks for. A trip that took place after all is corrected without a reason. */
export function askedBy(act: EndAct, status: BookingStatus): keyof EndFields | null {
  if (act === 'guest') return 'day'
  if (act === 'company') return 'why'
  const isMissed = act === 'missed' || (act === 'correct' && status === 'completed')
  return isMissed ? 'reason' : null
}

/** The request; null while the field asked for is invalid. */
export function endDataOf(
  asked: keyof EndFields | null,
  { day, why, reason }: EndFields,
  today: string,
): DeskEvent['data'] | null {
  if (asked === 'day') return isCalendarDay(day) && day <= today ? { day } : null
  if (asked === 'why') return lacksWords(why) ? null : why
  if (asked === 'reason') return visibleLength(reason) > 0 ? { reason } : null
  return {}
}
