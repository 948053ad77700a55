import type { BookingEvent } from '../../../../worker/contracts/bookings/booking-states'

/** Events that end a trip, undo its end, or record how it went. */
export const END_EVENTS = {
  guest: 'cancel.guest',
  company: 'cancel.company',
  unpaid: 'cancel.unpaid',
  undo: 'cancel.undo',
  complete: 'trip.complete',
  missed: 'trip.no_show',
  correct: 'trip.correct',
} as const satisfies Record<string, BookingEvent>
export type EndAct = keyof typeof END_EVENTS
export const END_ACTS = Object.keys(END_EVENTS) as EndAct[]

/** Acts after which money may be refunded. */
export const CANCELS: ReadonlySet<EndAct> = new Set(['guest', 'company', 'unpaid'])
