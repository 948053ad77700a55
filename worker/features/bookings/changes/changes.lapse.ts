import { and, eq, inArray, lte } from 'drizzle-orm'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import { readState } from '../../../services/bookings/booking-facts'
import { mailToGuest, toGuest, type BookingScope } from '../../../services/bookings/booking-mail'
import type { Happening } from '../holds/holds.lapse'
import { assertOpen } from '../quotes/quotes.open'

/** Per run; the next run takes the rest. */
const MOST_CHANGES = 20

/** Offered changes whose time has passed, with their bookings, which have timers of their own. */
export async function dueChanges({
  db,
  now,
}: BookingScope): Promise<{ booking: BookingRow; quote: QuoteRow }[]> {
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

/** A change that was not agreed in time: the trip stays as it is. */
export async function lapsedChange(
  scope: BookingScope,
  { booking, quote }: { booking: BookingRow; quote: QuoteRow },
): Promise<Happening> {
  const { db } = scope
  const { trip } = await readState(db, booking)
  const { number, validUntil } = quote
  return {
    statements: [
      assertOpen(db, quote),
      db.update(quotes).set({ status: 'lapsed' }).where(eq(quotes.id, quote.id)),
    ],
    mails: mailToGuest(scope, booking, {
      template: 'changeLapsed',
      ...(await toGuest(scope, booking, trip ?? undefined)),
      number,
      validUntil,
    }),
  }
}
