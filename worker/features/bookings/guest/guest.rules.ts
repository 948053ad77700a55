import type { BookingRow } from '../../../db/schema/bookings'
import type { GuestScope } from '../../../services/bookings/guest-link'

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
