import { eq, type SQL } from 'drizzle-orm'
import type { Statement } from '../../../db/db'
import { bookings } from '../../../db/schema/bookings'
import { assignStatements } from '../../../services/bookings/assignments'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import { supersedeQuotes, endQuote } from '../quotes/quotes.open'
import type { Change } from './changes.rules'
import { changedColumns } from './changes.columns'
import { surplusStatements } from './changes.surplus'

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
    db
      .update(bookings)
      .set({ ...columns, tripId })
      .where(eq(bookings.id, id)),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    ...surplusStatements(scope, change, columns.total),
    ...seatsChangedStatements(db, tourId, now),
  ]
}
