import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { readState } from '../data/booking-state'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { assertOpen, endQuote } from '../data/open-quote'

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
