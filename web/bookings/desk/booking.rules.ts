import { formatReference } from '../../../worker/contracts/bookings/booking-reference'
import type { Booking } from './bookings.api'

const ABOUT_CHANGES = new Set(['change.ask', 'change.offer', 'change.accept'])

/** A booking's number: its reference, else its public id. */
export function numberOf({ reference, pid }: Pick<Booking, 'reference' | 'pid'>): string {
  return reference === null ? pid : formatReference(reference)
}

/** The latest event of a change that the guest asked for. */
export function lastChangeOf(events: Booking['events']) {
  return events.findLast(({ event }) => ABOUT_CHANGES.has(event))
}

/** Whether a quote can be sent now, including one for a change. */
export function mayOffer({ actions }: Pick<Booking, 'actions'>): boolean {
  return actions.includes('quote.send') || actions.includes('change.offer')
}
