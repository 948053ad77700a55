import type { SQL } from 'drizzle-orm'
import type { Statement } from '../../../db/db'
import { assignStatements } from '../../../services/bookings/assignments'
import type { BookingScope } from '../../../services/bookings/booking-mail'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import { dropProposals } from '../../../services/bookings/refund-statements'
import { returnSurplus } from '../../../services/bookings/surplus'
import { changeBooking } from '../../../services/bookings/waiting'
import { supersedeQuotes, endQuote } from '../quotes/quotes.open'
import { changedColumns, type Change } from './changes.rules'

export interface Agreement {
  columns: ReturnType<typeof changedColumns>
  tripId: SQL<number>
}

/** Marks the new quote as accepted and gives the booking its values. */
export function agreedStatements(
  scope: BookingScope,
  change: Change,
  { columns, tripId }: Agreement,
): Statement[] {
  const { db, now } = scope
  const { booking, quote } = change
  const { id, tourId, lang, status } = booking
  return [
    supersedeQuotes(db, id, 'accepted'),
    endQuote(db, quote.id, 'accepted'),
    changeBooking(db, id, { ...columns, tripId }),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    dropProposals(db, id),
    ...returnSurplus(db, id, now),
    ...seatsChangedStatements(db, tourId, now),
  ]
}
