import { and, eq } from 'drizzle-orm'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { quotes, type QuoteRow } from '../../db/schema/bookings'

const OPEN = 'QuoteIsOpen'

/** Fails the batch that answers a quote if the quote is no longer open. `bookingRefusal` turns that into an error. */
export function assertOpen(db: Db, { id }: Pick<QuoteRow, 'id'>) {
  return assertInBatch(
    db,
    rowExists(quotes, and(eq(quotes.id, id), eq(quotes.status, 'open'))),
    OPEN,
  )
}

/** Whether a batch failed because the quote was answered or had ended first. */
export function isAnswered(error: unknown): boolean {
  return isFailedAssertion(error, OPEN)
}

/** Ends a quote that is answered or has lapsed. */
export function endQuote(db: Db, id: number, status: 'accepted' | 'declined' | 'lapsed') {
  return db.update(quotes).set({ status }).where(eq(quotes.id, id))
}

/** The booking's open or accepted quote is replaced by another one, or its time has passed. */
export function endQuotes(
  db: Db,
  bookingId: number,
  { from, to }: { from: 'open' | 'accepted'; to: 'superseded' | 'lapsed' },
): Statement {
  return db
    .update(quotes)
    .set({ status: to })
    .where(and(eq(quotes.bookingId, bookingId), eq(quotes.status, from)))
}
