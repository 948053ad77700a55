import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'

/** The current quotes and trip of a booking. */
export interface BookingState {
  openQuote: QuoteRow | null
  /** The quote that was accepted last. */
  acceptedQuote: QuoteRow | null
  /** The trip that the booking holds or held seats on. */
  trip: TripRow | null
}

export async function readState(db: Db, booking: BookingRow): Promise<BookingState> {
  const [open, accepted, trip] = await db.batch([
    db
      .select()
      .from(quotes)
      .where(and(eq(quotes.bookingId, booking.id), eq(quotes.status, 'open'))),
    db
      .select()
      .from(quotes)
      .where(and(eq(quotes.bookingId, booking.id), eq(quotes.status, 'accepted')))
      .orderBy(quotes.number),
    db
      .select()
      .from(trips)
      .where(eq(trips.id, booking.tripId ?? 0)),
  ])
  return {
    openQuote: open[0] ?? null,
    acceptedQuote: accepted.at(-1) ?? null,
    trip: trip[0] ?? null,
  }
}
