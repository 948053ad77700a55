import { and, eq } from 'drizzle-orm'
import { completedAt, startOf } from '../../contracts/bookings/booking-deadlines'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { BookingFacts } from '../../contracts/bookings/event-guards'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Db } from '../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { trips, type TripRow } from '../../db/schema/trips'
import type { BookingPast } from './booking-past'
import { isCovered, missingOf, totalIn } from './money'

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

/**
 * The facts that decide which events are possible. While a booking is quoted, the quoted dates count instead of a trip.
 * `past` is needed for some of the admins' events, but for none of the guest's.
 */
export function factsOf(
  booking: BookingRow,
  { openQuote, trip }: Pick<BookingState, 'openQuote' | 'trip'>,
  past: BookingPast | null = null,
): BookingFacts {
  const isReal = trip !== null && booking.status !== 'quoted'
  const quoteStartsAt = openQuote && startOf(openQuote)
  return {
    status: booking.status as BookingStatus,
    isErased: booking.erasedAt !== null,
    quoteUntil: openQuote?.validUntil ?? null,
    quoteStartsAt,
    startsAt: isReal ? trip.startsAt : quoteStartsAt,
    wasHeld: booking.reference !== null,
    unpaidSince:
      past?.isBalanceReminded && missingOf(booking, booking.total) > 0 ? booking.balanceBy : null,
    changedHoldUntil: openQuote && changedHoldUntil(booking, openQuote),
    cancelledAt: past?.cancelledFrom === 'confirmed' ? past.cancelledAt : null,
    cancelKind: booking.cancelKind,
    isRefundSent: past?.isRefundSent ?? false,
    isPriceLeaving: booking.refundOpen > 0 && missingOf(booking, booking.total) > 0,
    endsAt: isReal ? trip.endsAt : openQuote && completedAt(openQuote),
  }
}

function changedHoldUntil(booking: BookingRow, change: QuoteRow): number | null {
  const { status, lapseAt, deposit } = booking
  if (status !== 'on_hold' || lapseAt === null) return null
  const wanted = change.withoutDeposit ? 0 : Math.min(deposit, totalIn(booking, change))
  if (isCovered(booking, wanted)) return null
  return Math.min(lapseAt, startOf(change) - DAY_MS)
}
