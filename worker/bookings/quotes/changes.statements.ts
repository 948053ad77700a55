import type { SQL } from 'drizzle-orm'
import type { Statement } from '../../db/db'
import { assignStatements } from '../data/assignments'
import type { BookingScope } from '../mails/booking-mail'
import { seatsChangedStatements } from '../days/seats-changed'
import { dropProposals } from '../data/refund-statements'
import { returnSurplus } from '../data/surplus'
import { changeBooking } from '../data/waiting'
import { endQuotes, endQuote } from '../data/open-quote'
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
    endQuotes(db, id, { from: 'accepted', to: 'superseded' }),
    endQuote(db, quote.id, 'accepted'),
    changeBooking(db, id, { ...columns, tripId }),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    dropProposals(db, id),
    ...returnSurplus(db, id, now),
    ...seatsChangedStatements(db, tourId, now),
  ]
}
