import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import {
  bookingEvents,
  bookingMessages,
  type BookingRow,
  type QuoteRow,
} from '../../../db/schema/bookings'
import { tours } from '../../../db/schema/tours'
import { trips } from '../../../db/schema/trips'
import { tourNamesStatement } from '../../../db/tour-names'
import { claimsStatement } from '../../../services/bookings/claims'
import { changeEvents, openWish } from '../changes/changes.queries'
import { endingStatements } from './guest.ending'
import { shownQuotes } from '../quotes/quotes.queries'

/** More messages than a guest and the company write. */
const MESSAGES_MAX = 500

/** A date is held: what was accepted counts. */
const HELD: ReadonlySet<string> = new Set(['on_hold', 'confirmed', 'completed', 'no_show'])

export type GuestFacts = Awaited<ReturnType<typeof readGuestFacts>>

/** What a guest's page shows beside the booking's own row, in one round trip. */
export async function readGuestFacts(db: Db, booking: BookingRow, now: number) {
  const isHeld = HELD.has(booking.status)
  const [[tour], tourNames, [trip], messages, [decline], sent, changes, ...rest] = await db.batch(
    factStatements(db, booking, { isHeld, now }),
  )
  const [[cancelled], [refunded], [inTime], claims] = rest
  return {
    tour: tour ?? null,
    tourNames,
    trip: trip ?? null,
    messages,
    reason: decline?.reason ?? null,
    ...shownOf(sent),
    ending: { cancelled, refunded, inTime },
    changes,
    wish: isHeld ? openWish(changes) : null,
    claims,
  }
}

function factStatements(
  db: Db,
  booking: BookingRow,
  { isHeld, now }: { isHeld: boolean; now: number },
) {
  const { id, tourId, tripId } = booking
  return [
    tourStatement(db, tourId ?? 0),
    tourNamesStatement(db, tourId ?? 0),
    db
      .select()
      .from(trips)
      .where(eq(trips.id, tripId ?? 0)),
    messagesStatement(db, id),
    declineStatement(db, id),
    shownQuotes(db, id, { isHeld, now }),
    changeEvents(db, id),
    ...endingStatements(db, booking),
    claimsStatement(db, id),
  ] as const
}

/** The quote that is shown, and what holds while it offers a change. */
function shownOf([quote, other]: QuoteRow[]) {
  const isChange = quote?.kind === 'change' && quote.status === 'open'
  return {
    quote: quote ?? null,
    booked: isChange && other?.status === 'accepted' ? other : null,
  }
}

function tourStatement(db: Db, tourId: number) {
  return db
    .select({ id: tours.id, tripDays: tours.tripDays, mainImageKey: tours.mainImageKey })
    .from(tours)
    .where(eq(tours.id, tourId))
}

function messagesStatement(db: Db, bookingId: number) {
  return db
    .select()
    .from(bookingMessages)
    .where(and(eq(bookingMessages.bookingId, bookingId), ne(bookingMessages.author, 'note')))
    .orderBy(asc(bookingMessages.id))
    .limit(MESSAGES_MAX)
}

/** Why the company declined. */
function declineStatement(db: Db, bookingId: number) {
  return db
    .select({ reason: sql<string | null>`${bookingEvents.data} ->> '$.reason'` })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, bookingId), eq(bookingEvents.event, 'request.decline')))
    .orderBy(desc(bookingEvents.seq))
    .limit(1)
}

/** The message of a repeated request, with the hash of its body. */
export async function findMessageByKey(db: Db, key: string) {
  const [message] = await db
    .select()
    .from(bookingMessages)
    .where(eq(bookingMessages.requestKey, key))
  return message ?? null
}
