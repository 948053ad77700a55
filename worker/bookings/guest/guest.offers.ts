import {
  eventsFor,
  type BookingEvent,
  type BookingFacts,
} from '../../contracts/bookings/booking-states'
import type { GuestBooking } from '../../contracts/bookings/guest-booking'
import type { BookingRow } from '../../db/schema/bookings'
import type { GuestScope } from '../access/guest-link'
import { mayClaim } from '../data/money'
import { mayWrite } from './guest.rules'

/** Events that the guest's page has a request for. */
const OFFERED: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'request.withdraw',
  'quote.accept',
  'quote.ask',
  'quote.decline',
  'hold.release',
  'change.ask',
  'change.accept',
  'cancel.guest',
])

/** Actions open to the guest now (UTC ms). The page shows them, and each request checks the same rules. */
export function actionsOf(
  scope: GuestScope,
  booking: BookingRow,
  facts: BookingFacts,
  now: number,
): GuestBooking['actions'] {
  if (scope === 'pack') return []
  const events = eventsFor('guest', facts, now).filter((event) => OFFERED.has(event))
  if (scope !== 'lead') return events
  return [
    ...(mayWrite(booking) ? (['message'] as const) : []),
    ...(mayClaim(booking) ? (['claim'] as const) : []),
    ...events,
  ]
}
