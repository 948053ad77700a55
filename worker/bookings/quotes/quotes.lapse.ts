import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { systemEvent } from '../data/booking-events'
import { endDeadline } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { endQuote, assertOpen } from '../data/open-quote'
import { lapsedOffer } from '../holds/offers.lapse'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'

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

/** A change that was not agreed to in time lapses, and the trip is not changed. */
export async function lapsedChange(
  scope: BookingScope,
  { booking, quote }: { booking: BookingRow; quote: QuoteRow },
): Promise<Happening> {
  const { db } = scope
  const { trip } = await readState(db, booking)
  const { number, validUntil } = quote
  return {
    statements: [assertOpen(db, quote), endQuote(db, quote.id, 'lapsed')],
    mails: await mailToGuest(
      scope,
      booking,
      { template: 'changeLapsed', number, validUntil },
      trip,
    ),
  }
}
