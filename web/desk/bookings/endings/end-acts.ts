import type { BookingEvent } from '../../../../worker/contracts/bookings/booking-states'

/** Events that end a trip, take that back, or say how it went. */
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

/** Those after which money may go back. */
export const CANCELS: ReadonlySet<EndAct> = new Set(['guest', 'company', 'unpaid'])
