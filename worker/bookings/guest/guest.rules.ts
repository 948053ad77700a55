import type { BookingRow } from '../../db/schema/bookings'
import type { GuestScope } from '../access/guest-link'
import { factsOf } from '../data/booking-state'
import type { GuestFacts } from './guest.queries'

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
