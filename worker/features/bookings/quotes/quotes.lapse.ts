import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import { mailToGuest, type BookingScope } from '../../../services/bookings/booking-mail'
import { systemEvent } from '../../../services/bookings/booking-events'
import { endDeadline } from '../../../services/bookings/waiting'
import type { Happening } from '../deadlines/happening'
import { endQuote } from './quotes.open'

/** Ends a quote whose time has passed without an answer. */
export async function lapsedQuote(
  scope: BookingScope,
  booking: BookingRow,
  quote: QuoteRow,
): Promise<Happening> {
  const { db } = scope
  const { number, validUntil } = quote
  return {
    statements: [
      endQuote(db, quote.id, 'lapsed'),
      endDeadline(db, booking.id),
      systemEvent(scope, booking, { event: 'quote.lapse', to: 'expired', data: { quote: number } }),
    ],
    mails: await mailToGuest(
      scope,
      booking,
      { template: 'quoteLapsed', number, validUntil },
      quote,
    ),
  }
}
