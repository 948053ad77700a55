import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { GuestBooking } from '../../contracts/bookings/guest-booking'
import type { Db } from '../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import { missingOf, moneyOf } from './money'

/** More than any booking has payments. */
const ROWS_MAX = 200
const WITH_RECEIPT: ReadonlySet<string> = new Set(['confirmed', 'completed'])

/** Whether a trip is fully paid. */
export function isPaidTrip(booking: BookingRow): boolean {
  const { status, total } = booking
  return WITH_RECEIPT.has(status) && total > 0 && missingOf(booking, total) === 0
}

/** The tax included in a booking's price, in its currency; 0 if there is no quote. */
export function gstOf(
  { currency }: Pick<BookingRow, 'currency'>,
  quote: Pick<QuoteRow, 'gstCents' | 'totalCents' | 'totalWon'> | null,
): number {
  if (!quote) return 0
  const { gstCents, totalCents, totalWon } = quote
  return currency === 'KRW' ? Math.round((totalWon * gstCents) / totalCents) : gstCents
}

/** The receipt of a paid trip; undefined while something is due. */
export async function readReceipt(db: Db, booking: BookingRow): Promise<GuestBooking['receipt']> {
  if (!isPaidTrip(booking)) return undefined
  const [[quote], rows] = await db.batch([
    db
      .select()
      .from(quotes)
      .where(and(eq(quotes.bookingId, booking.id), eq(quotes.status, 'accepted')))
      .orderBy(desc(quotes.number))
      .limit(1),
    db
      .select({ day: payments.valueDay, amount: payments.amount })
      .from(payments)
      .where(and(eq(payments.bookingId, booking.id), ne(payments.kind, 'moved')))
      .orderBy(asc(payments.id))
      .limit(ROWS_MAX),
  ])
  return {
    gst: moneyOf(booking, gstOf(booking, quote ?? null)),
    payments: rows.map(({ day, amount }) => ({ day, amount: moneyOf(booking, amount) })),
  }
}
