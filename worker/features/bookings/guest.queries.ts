import { and, asc, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookingEvents, bookingMessages, quotes, type BookingRow } from '../../db/schema/bookings'
import { tours } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'
import { tourNamesStatement } from '../../db/tour-names'
import { claimsStatement } from '../../services/bookings/claims'
import { changeEvents, openWish } from './changes.queries'
import { endingStatements } from './guest.ending'

/** More messages than a guest and the company write. */
const MESSAGES_MAX = 500

/** A date is held: what was accepted counts. */
const HELD: ReadonlySet<string> = new Set(['on_hold', 'confirmed', 'completed', 'no_show'])

export type GuestFacts = Awaited<ReturnType<typeof readGuestFacts>>

/** What a guest's page shows beside the booking's own row, in one round trip. */
export async function readGuestFacts(db: Db, booking: BookingRow, now: number) {
  const { id, tourId, tripId, status } = booking
  const [
    [tour],
    tourNames,
    [trip],
    messages,
    [decline],
    sent,
    changes,
    [cancelled],
    [refunded],
    [inTime],
    claims,
  ] = await db.batch([
    db
      .select({ id: tours.id, tripDays: tours.tripDays, mainImageKey: tours.mainImageKey })
      .from(tours)
      .where(eq(tours.id, tourId ?? 0)),
    tourNamesStatement(db, tourId ?? 0),
    db
      .select()
      .from(trips)
      .where(eq(trips.id, tripId ?? 0)),
    db
      .select()
      .from(bookingMessages)
      .where(and(eq(bookingMessages.bookingId, id), ne(bookingMessages.author, 'note')))
      .orderBy(asc(bookingMessages.id))
      .limit(MESSAGES_MAX),
    db
      .select({ reason: sql<string | null>`${bookingEvents.data} ->> '$.reason'` })
      .from(bookingEvents)
      .where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.event, 'request.decline')))
      .orderBy(desc(bookingEvents.seq))
      .limit(1),
    // The open one, else the newest that was sent; of changes only one that can be agreed to or was.
    db
      .select()
      .from(quotes)
      .where(
        and(
          eq(quotes.bookingId, id),
          ne(quotes.status, 'draft'),
          or(
            eq(quotes.kind, 'quote'),
            eq(quotes.status, 'accepted'),
            and(eq(quotes.status, 'open'), gt(quotes.validUntil, now)),
          ),
        ),
      )
      .orderBy(
        desc(eq(quotes.status, 'open')),
        ...(HELD.has(status) ? [desc(eq(quotes.status, 'accepted'))] : []),
        desc(quotes.number),
      )
      .limit(2),
    changeEvents(db, id),
    ...endingStatements(db, booking),
    claimsStatement(db, id),
  ])
  const [quote, other] = sent
  const isChange = quote?.kind === 'change' && quote.status === 'open'
  return {
    tour: tour ?? null,
    tourNames,
    trip: trip ?? null,
    messages,
    reason: decline?.reason ?? null,
    quote: quote ?? null,
    ending: { cancelled, refunded, inTime },
    booked: isChange && other?.status === 'accepted' ? other : null,
    changes,
    wish: HELD.has(status) ? openWish(changes) : null,
    claims,
  }
}

/** The message of a repeated request, with the hash of its body. */
export async function findMessageByKey(db: Db, key: string) {
  const [message] = await db
    .select()
    .from(bookingMessages)
    .where(eq(bookingMessages.requestKey, key))
  return message ?? null
}
