import { and, eq } from 'drizzle-orm'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import { quotes, type QuoteRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import { bookingRefusal } from '../../../services/bookings/booking-refusal'

const OPEN = 'QuoteIsOpen'

/** Fails the batch of an answer to a quote that is open no more: see `quoteRefusal`. */
export function assertOpen(db: Db, { id }: Pick<QuoteRow, 'id'>) {
  return assertInBatch(
    db,
    rowExists(quotes, and(eq(quotes.id, id), eq(quotes.status, 'open'))),
    OPEN,
  )
}

/** Whether a batch failed because the quote was answered, or ended, first. */
export function isAnswered(error: unknown): boolean {
  return isFailedAssertion(error, OPEN)
}

/** Why a batch about a quote was refused; any other error as it is. */
export function quoteRefusal(error: unknown): unknown {
  return isAnswered(error) ? new AppError('QuoteNotOpen', { cause: error }) : bookingRefusal(error)
}

/** A quote is answered or has lapsed. */
export function endQuote(
  db: Db,
  id: number,
  status: 'accepted' | 'declined' | 'lapsed',
): Statement {
  return db.update(quotes).set({ status }).where(eq(quotes.id, id))
}

/** Another quote takes the place of the open or the accepted one. */
export function supersedeQuotes(db: Db, bookingId: number, status: 'open' | 'accepted'): Statement {
  return db
    .update(quotes)
    .set({ status: 'superseded' })
    .where(and(eq(quotes.bookingId, bookingId), eq(quotes.status, status)))
}
