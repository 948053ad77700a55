import { and, eq } from 'drizzle-orm'
import type { QuoteAnswer } from '../../../contracts/quotes/quote-answer'
import { quotes, type QuoteRow } from '../../../db/schema/bookings'
import { mailToDesk } from '../../../services/bookings/booking-mail'
import { toDesk } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { assertOpen, quoteRefusal, endQuote } from '../quotes/quotes.open'
import { messageStatements } from '../../../services/bookings/guest-message'

/**
 * The guest keeps the trip as it is: the offer ends, and no event is written.
 * @throws AppError QuoteNotOpen
 */
export async function declineChange(c: GuestRequest, quote: QuoteRow, text: string): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  const scope = bookingScope(c)
  const desk = await toDesk(scope, booking, quote)
  try {
    await runBatchWithMails(
      c,
      [assertOpen(db, quote), ...messageStatements(c, text), endQuote(db, quote.id, 'declined')],
      mailToDesk(scope, booking, {
        template: 'changeDeclined',
        ...desk,
        number: quote.number,
        text,
      }),
    )
  } catch (error) {
    throw quoteRefusal(error)
  }
}

/** Whether this repeats an answer that declined the change. Declining writes no event, so the quotes are checked. */
export async function isDeclinedChange(
  { var: { db, guest } }: GuestRequest,
  { act, number }: QuoteAnswer,
): Promise<boolean> {
  if (act !== 'decline') return false
  const declined = and(
    eq(quotes.bookingId, guest.booking.id),
    eq(quotes.number, number),
    eq(quotes.kind, 'change'),
    eq(quotes.status, 'declined'),
  )
  return (await db.$count(quotes, declined)) > 0
}
