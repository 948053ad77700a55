import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { quotes, type QuoteRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'

/** @throws AppError NotFound */
export async function getQuote(db: Db, bookingId: number, number: number): Promise<QuoteRow> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.bookingId, bookingId), eq(quotes.number, number)))
  if (!row) throw new AppError('NotFound')
  return row
}

/** The quotes of a booking, the newest first. */
export function listQuotes(db: Db, bookingId: number): Promise<QuoteRow[]> {
  return db
    .select()
    .from(quotes)
    .where(eq(quotes.bookingId, bookingId))
    .orderBy(desc(quotes.number))
    .limit(100)
}
