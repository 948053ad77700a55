import { and, eq } from 'drizzle-orm'
import type { BookingFacts, BookingStatus } from '../../contracts/booking-states'
import { calgaryInstant } from '../../contracts/calgary-instant'
import { completedAt, startOf } from '../../contracts/booking-deadlines'
import { DAY_MS } from '../../contracts/durations'
import type { Db } from '../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import type { BookingPast } from './booking-past'
import { isCovered } from './deposit-cover'
import { totalIn } from './money'

/** What a booking is about now. */
export interface BookingState {
  openQuote: QuoteRow | null
  /** The one that was accepted last. */
  acceptedQuote: QuoteRow | null
  /** The trip that it holds seats on, or held. */
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

/**
 * What decides which events are possible. A quoted trip counts until there is a real one. Of an admin's events some need
 * `past`; no event of a guest does.
 */
export function factsOf(
  booking: BookingRow,
  { openQuote, trip }: Pick<BookingState, 'openQuote' | 'trip'>,
  past: BookingPast | null = null,
): BookingFacts {
  const isReal = trip !== null && booking.status !== 'quoted'
  const quoteStartsAt = openQuote && calgaryInstant(openQuote.startDay, openQuote.startMinute)
  return {
    status: booking.status as BookingStatus,
    quoteUntil: openQuote?.validUntil ?? null,
    offerUntil: booking.offerUntil,
    quoteStartsAt,
    startsAt: isReal ? trip.startsAt : quoteStartsAt,
    wasHeld: booking.reference !== null,
    unpaidSince: past?.isBalanceReminded && booking.paid < booking.total ? booking.balanceBy : null,
    changedHoldUntil: openQuote && changedHoldUntil(booking, openQuote),
    cancelledAt: past?.cancelledFrom === 'confirmed' ? past.cancelledAt : null,
    cancelKind: booking.cancelKind,
    isRefundSent: past?.isRefundSent ?? false,
    endsAt: isReal ? trip.endsAt : openQuote && completedAt(openQuote),
  }
}

function changedHoldUntil(booking: BookingRow, change: QuoteRow): number | null {
  const { status, lapseAt, deposit } = booking
  if (status !== 'on_hold' || lapseAt === null) return null
  if (isCovered(booking, Math.min(deposit, totalIn(booking, change)))) return null
  return Math.min(lapseAt, startOf(change) - DAY_MS)
}
