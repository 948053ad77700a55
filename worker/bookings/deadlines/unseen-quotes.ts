import { and, eq, gt, lte } from 'drizzle-orm'
import { quietHours } from '../../contracts/bookings/booking-timers'
import { DAY_MS, HOUR_MS } from '../../contracts/dates/durations'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { isNotReminded, reminderStatement } from '../mails/reminders'

/** Per run; the next run takes the rest. */
const MOST_QUOTES = 20

const KIND = 'quote.unseen'
const AFTER_MS = 2 * DAY_MS
/** With less time left, a reminder would only press. */
const LEFT_MS = 6 * HOUR_MS

interface Unseen {
  booking: BookingRow
  quote: QuoteRow
}

/** Open quotes that their guests have not seen two days after they were sent, where it is day for the reader. */
export async function dueUnseenQuotes({ db, now }: BookingScope): Promise<Unseen[]> {
  const rows = await db
    .select({ booking: bookings, quote: quotes })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.status, 'quoted'),
        eq(quotes.status, 'open'),
        lte(quotes.sentAt, now - AFTER_MS),
        gt(quotes.validUntil, now + LEFT_MS),
        gt(quotes.number, bookings.quoteSeen),
        isNotReminded(KIND),
      ),
    )
    .limit(MOST_QUOTES)
  return rows.filter(
    ({ booking: { lang }, quote }) => quietHours(now, lang, quote.validUntil) === now,
  )
}

/** Reminds the guest of a quote, once a booking: its mail may have been lost. */
export async function unseenQuote(
  scope: BookingScope,
  { booking, quote }: Unseen,
): Promise<Happening> {
  const { db, now } = scope
  const { number, validUntil } = quote
  const reminder = { bookingId: booking.id, kind: KIND, dueKey: String(number) } as const
  const letter = { template: 'quoteUnseen', number, validUntil } as const
  return {
    statements: [reminderStatement(db, reminder, now)],
    mails: await mailToGuest(scope, booking, letter, quote),
  }
}
