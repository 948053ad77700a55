import { eq, type SQL } from 'drizzle-orm'
import type { Statement } from '../../../db/db'
import { bookings, type QuoteRow } from '../../../db/schema/bookings'
import type { RequestKey } from '../../../http/idempotency'
import { guestEvent } from '../../../services/bookings/caused-events'
import { dropRefunds } from '../../../services/bookings/refund-statements'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import type { Happening } from '../deadlines/happening'
import { heldColumns } from '../holds/holds.rules'
import { endQuote } from './quotes.open'

export interface Acceptance {
  quote: QuoteRow
  cleared: Happening
  columns: ReturnType<typeof heldColumns> & { reference: string }
  key: RequestKey | null
}

/** Marks the quote as accepted and holds the booking on its terms. */
export function acceptedStatements(
  { var: { db, guest } }: GuestRequest,
  { quote, columns }: Acceptance,
  tripId: SQL<number>,
): Statement[] {
  const { id, paid } = guest.booking
  return [
    endQuote(db, quote.id, 'accepted'),
    db
      .update(bookings)
      .set({ ...columns, policyDay: null, tripId })
      .where(eq(bookings.id, id)),
    ...(paid > 0 ? [dropRefunds(db, id)] : []),
  ]
}

/** The event of the acceptance. */
export function acceptEvent({ var: scope }: GuestRequest, { quote, columns, key }: Acceptance) {
  const { currency, payMethod: method } = columns
  return guestEvent(scope, scope.guest.booking, {
    event: 'quote.accept',
    to: 'on_hold',
    data: { quote: quote.number, currency, method },
    requestKey: key,
  })
}
