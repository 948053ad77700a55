import type { DeskQuote } from '../../../contracts/quotes/desk-quotes'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { RequestScope } from '../../../http/context'
import { readSettings } from '../../../services/settings/settings'
import { toDeskQuote } from './quotes.presenter'
import { contentOf } from './quotes.rows'
import { getDeparture } from './quotes.departures'
import { findTourBasis } from './quotes.tour'
import type { QuoteBasis } from './quotes.content'
import { langsOfDays } from './quotes.day-langs'
import { engineQuote } from './quotes.lines'

/** Everything that a quote for this booking is computed from. @throws AppError Invalid for another tour's departure */
export async function basisOf(
  c: RequestScope,
  booking: Pick<BookingRow, 'tourId' | 'lang' | 'party' | 'extraRooms' | 'wishDay'>,
  { tripId, changedStart }: { tripId: number | null; changedStart: number | null },
): Promise<QuoteBasis> {
  const { db, now } = c.var
  const [{ prices, bookings: deadlines }, ofTour, departure] = await Promise.all([
    readSettings(c.env, db),
    findTourBasis(db, booking.tourId, booking.lang),
    tripId === null ? null : getDeparture(db, tripId, booking.tourId),
  ])
  const { lang, party, extraRooms, wishDay } = booking
  const wanted = { lang, party, extraRooms, wishDay, changedStart, departure }
  return { ...wanted, ...ofTour, terms: prices, deadlines, now }
}

/** A stored quote as the desk sees it, with what its basis would give now. */
export function presented(row: QuoteRow, booking: BookingRow, basis: QuoteBasis): DeskQuote {
  const { party, extraRooms } = row
  return toDeskQuote(row, booking, {
    engine: engineQuote(basis, { party, extraRooms }),
    dayLangs: langsOfDays(basis, contentOf(row)),
  })
}
