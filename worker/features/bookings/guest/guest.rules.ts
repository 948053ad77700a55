import {
  eventsFor,
  type BookingEvent,
  type BookingFacts,
} from '../../../contracts/bookings/booking-states'
import type { GuestBooking } from '../../../contracts/guest/guest-booking'
import type { BookingRow } from '../../../db/schema/bookings'
import type { GuestScope } from '../../../services/bookings/guest-link'
import { factsOf } from '../../../services/bookings/booking-state'
import { mayClaim } from '../../../services/bookings/money'
import type { GuestFacts } from './guest.queries'

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

/** Once the company or the guest has closed a request, there is nothing left to write about. */
export function mayWrite({ status }: Pick<BookingRow, 'status'>): boolean {
  return status !== 'closed'
}

/** A mistyped address can be corrected once, by the browser that sent the request, before the link is first opened. */
export function mayCorrectEmail(
  scope: GuestScope,
  { linkGeneration, firstOpenedAt, erasedAt }: BookingRow,
): boolean {
  return (
    scope === 'requester' && linkGeneration === 1 && firstOpenedAt === null && erasedAt === null
  )
}

/** The facts that decide what the guest may do. */
export function guestFacts(
  booking: BookingRow,
  { quote, trip }: Pick<GuestFacts, 'quote' | 'trip'>,
) {
  return factsOf(booking, { openQuote: quote?.status === 'open' ? quote : null, trip })
}

/** What the guest may do now (UTC ms). The page shows these actions, and each request checks the same rules. */
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
