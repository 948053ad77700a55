import { and, eq, inArray, lte, isNull, max } from 'drizzle-orm'
import { bookings, quotes, bookingEvents, type BookingRow } from '../../db/schema/bookings'
import type { BookingScope } from '../mails/booking-mail'
import { paymentClaims } from '../../db/schema/payments'

/** Per run; the next run takes the rest. */
const MOST_CHANGES = 20

/** Offered changes whose time has passed, with their bookings. A booking's own timer does not cover them. */
export async function dueChanges({ db, now }: BookingScope) {
  const rows = await db
    .select({ booking: bookings, quote: quotes })
    .from(quotes)
    .innerJoin(bookings, eq(bookings.id, quotes.bookingId))
    .where(
      and(
        eq(quotes.status, 'open'),
        lte(quotes.validUntil, now),
        inArray(bookings.status, ['on_hold', 'confirmed']),
      ),
    )
    .limit(MOST_CHANGES)
  return rows
}

/** Whether the booking has an open claim, including one made for an earlier hold. */
export async function hasClaimed({ db }: BookingScope, { id }: BookingRow): Promise<boolean> {
  const isOpen = and(eq(paymentClaims.bookingId, id), isNull(paymentClaims.settledAt))
  return (await db.$count(paymentClaims, isOpen)) > 0
}

/** When the current hold of a booking began, UTC ms. */
export async function heldSince({ db }: BookingScope, { id, updatedAt }: BookingRow) {
  const [row] = await db
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, id),
        eq(bookingEvents.toStatus, 'on_hold'),
        inArray(bookingEvents.fromStatus, ['', 'quoted', 'offered', 'expired', 'closed']),
      ),
    )
  return row?.at ?? updatedAt
}
