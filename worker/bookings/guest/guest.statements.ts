import { and, desc, eq, ne, sql, gt, or, lte } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bookingMessages, quotes, type QuoteRow, type BookingRow } from '../../db/schema/bookings'
import { images } from '../../db/schema/images'
import { tours } from '../../db/schema/tours'
import { payments, refunds } from '../../db/schema/payments'
import { cancellationStatement } from '../data/booking-past'

/** The latest that are shown. */
const MESSAGES_MAX = 500

export function tourStatement(db: Db, tourId: number) {
  return db
    .select({
      ...pick(tours, 'id', 'tripDays', 'mainImageKey', 'kind', 'status', 'deletedAt'),
      ...pick(images, 'focusX', 'focusY'),
    })
    .from(tours)
    .leftJoin(images, eq(images.key, tours.mainImageKey))
    .where(eq(tours.id, tourId))
}

/** The newest first. */
export function messagesStatement(db: Db, bookingId: number) {
  return db
    .select()
    .from(bookingMessages)
    .where(and(eq(bookingMessages.bookingId, bookingId), ne(bookingMessages.author, 'note')))
    .orderBy(desc(bookingMessages.id))
    .limit(MESSAGES_MAX)
}

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
  return { quote: quote ?? null, booked: isChange && other?.status === 'accepted' ? other : null }
}

/** The end of a booking and its money. Statements for the batch that reads the booking. */
export function endingStatements(db: Db, { id, payBy }: Pick<BookingRow, 'id' | 'payBy'>) {
  return [
    cancellationStatement(db, id),
    db
      .select({ refund: refunds, sentOn: payments.valueDay })
      .from(refunds)
      .leftJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.bookingId, id), ne(refunds.status, 'void')))
      .orderBy(desc(refunds.id))
      .limit(1),
    // The sum that had arrived by the deadline, by the bank's value day.
    db
      .select({ amount: sql<number>`coalesce(sum(${payments.amount}), 0)` })
      .from(payments)
      .where(and(eq(payments.bookingId, id), lte(payments.valueDay, calgaryDay(payBy ?? 0)))),
  ] as const
}

type Read<Statement> = Statement extends PromiseLike<(infer Row)[]> ? Row : never

type Statements = ReturnType<typeof endingStatements>

export interface EndingRows {
  cancelled: Read<Statements[0]> | undefined
  refunded: Read<Statements[1]> | undefined
  inTime: Read<Statements[2]> | undefined
}
