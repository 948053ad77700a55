import type { DeskEventName } from '../../../../worker/contracts/bookings/booking-events'
import { isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import { lacksWords, type CompanyReason } from '../../../desk/ui/company-reason'
import type { Booking } from '../bookings.api'
import type { EventData } from '../events/use-booking-event'

/** Events that end a trip, undo its end, or record how it went. */
export const END_EVENTS = {
  guest: 'cancel.guest',
  company: 'cancel.company',
  unpaid: 'cancel.unpaid',
  undo: 'cancel.undo',
  complete: 'trip.complete',
  missed: 'trip.no_show',
  correct: 'trip.correct',
} as const satisfies Record<string, DeskEventName>
export type EndAct = keyof typeof END_EVENTS
export const END_ACTS = Object.keys(END_EVENTS) as EndAct[]

/** Acts after which money may be refunded. */
export const CANCELS: ReadonlySet<EndAct> = new Set(['guest', 'company', 'unpaid'])

/** The fields as typed; an act asks for at most one. */
export interface EndFields {
  /** Day on which the guest asked. */
  day: string
  why: CompanyReason
  reason: string
}
type Asked = keyof EndFields | null

/** The field an act asks for. A trip that took place after all is corrected without a reason. */
export function askedBy(act: EndAct, status: Booking['status']): Asked {
  if (act === 'guest') return 'day'
  if (act === 'company') return 'why'
  const isMissed = act === 'missed' || (act === 'correct' && status === 'completed')
  return isMissed ? 'reason' : null
}

/** The request; null while the field asked for is invalid. */
export function endData(asked: Asked, fields: EndFields, today: string): EventData | null {
  const { day, why, reason } = fields
  if (asked === 'day') return isCalendarDay(day) && day <= today ? { day } : null
  if (asked === 'why') return lacksWords(why) ? null : why
  if (asked === 'reason') return visibleLength(reason) > 0 ? { reason } : null
  return {}
}
