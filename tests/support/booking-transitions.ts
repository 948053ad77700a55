import {
  BOOKING_EVENTS,
  EVENT_NAMES,
  type BookingEvent,
} from '../../worker/contracts/bookings/booking-events'
import type { BookingStatus } from '../../worker/contracts/bookings/booking-states'

interface Transition {
  event: BookingEvent
  from: BookingStatus | ''
  to: BookingStatus
}

/** Every move that the table of events allows. */
export const BOOKING_TRANSITIONS: readonly Transition[] = EVENT_NAMES.flatMap((event) => {
  const { from, to }: (typeof BOOKING_EVENTS)[BookingEvent] = BOOKING_EVENTS[event]
  return from.flatMap((start): Transition[] => {
    if (to === 'same') return start === '' ? [] : [{ event, from: start, to: start }]
    // A correction changes what was recorded.
    const ends = to.filter((end) => event !== 'trip.correct' || end !== start)
    return ends.map((end) => ({ event, from: start, to: end }))
  })
})
