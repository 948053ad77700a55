import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import { systemEvent } from '../data/booking-events'
import { endDeadline } from '../data/waiting'
import { lapsedOffer } from '../holds/offers.lapse'
import type { Happening } from '../mails/happening'
import { endQuote } from '../data/open-quote'

/** Ends a quote whose time has passed without an answer. */
export async function lapsedQuote(
  scope: BookingScope,
  booking: BookingRow,
  quote: QuoteRow,
): Promise<Happening> {
  if (booking.status === 'offered') return lapsedOffer(scope, booking)
  const { db } = scope
  const { number, validUntil } = quote
  return {
    statements: [
      endQuote(db, quote.id, 'lapsed'),
      endDeadline(db, booking.id),
      systemEvent(scope, booking, { event: 'quote.lapse', data: { quote: number } }),
    ],
    mails: await mailToGuest(
      scope,
      booking,
      { template: 'quoteLapsed', number, validUntil },
      quote,
    ),
  }
}
