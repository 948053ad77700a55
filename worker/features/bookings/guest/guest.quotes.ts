import { and, desc, eq, gt, ne, or } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { quotes, type QuoteRow } from '../../../db/schema/bookings'

/**
 * The quotes that a guest sees, the most relevant first: the open one, then the accepted one while a date is held, then
 * the newest that was sent. A change is listed only if it was accepted or can still be. A statement for a batch.
 */
export function shownQuotes(
  db: Db,
  bookingId: number,
  { isHeld, now }: { isHeld: boolean; now: number },
) {
  const isOffered = and(eq(quotes.status, 'open'), gt(quotes.validUntil, now))
  return db
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.bookingId, bookingId),
        ne(quotes.status, 'draft'),
        or(eq(quotes.kind, 'quote'), eq(quotes.status, 'accepted'), isOffered),
      ),
    )
    .orderBy(
      desc(eq(quotes.status, 'open')),
      ...(isHeld ? [desc(eq(quotes.status, 'accepted'))] : []),
      desc(quotes.number),
    )
    .limit(2)
}

/** The quote to show and, if it offers a change, the accepted quote that still applies. */
export function shownOf([quote, other]: QuoteRow[]) {
  const isChange = quote?.kind === 'change' && quote.status === 'open'
  return {
    quote: quote ?? null,
    booked: isChange && other?.status === 'accepted' ? other : null,
  }
}
