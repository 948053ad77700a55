import { eq, sql } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import type { Db } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { trips } from '../../db/schema/trips'
import { tourNamesStatement } from '../../db/tour-names'
import { termsOf, termsStatement } from '../../services/written-pages/written-pages'
import { claimsStatement } from '../data/claims'
import { crewStatement } from '../data/crew'
import { STORY_OF_BOOKING, toGuestStory } from '../data/stories'
import { markOf, toTravellers, TRAVELLERS } from '../data/travellers'
import { toWaiver, waiverColumn } from '../data/waivers'
import { changeEvents, openWish } from '../quotes/changes'
import { PLACE_IN_LINE } from '../waitlist/waitlist.queries'
import {
  shownQuotes,
  shownOf,
  endingStatements,
  tourStatement,
  messagesStatement,
} from './guest.statements'

/** Statuses with a held date: the accepted quote applies. */
const HELD: ReadonlySet<string> = new Set(['on_hold', 'confirmed', 'completed', 'no_show'])

/** The status that the last quote lapsed from; null if none has. */
const LAPSED_FROM = sql<string | null>`(SELECT from_status FROM booking_events
  WHERE booking_id = bookings.id AND event = 'quote.lapse' ORDER BY seq DESC LIMIT 1)`

/** The reason that the company gave when it last declined; null if it never has. */
const DECLINE_REASON = sql<string | null>`(SELECT data ->> '$.reason' FROM booking_events
  WHERE booking_id = bookings.id AND event = 'request.decline' ORDER BY seq DESC LIMIT 1)`

export type GuestFacts = Awaited<ReturnType<typeof readGuestFacts>>

/** Everything that a guest's page shows in addition to the booking's own row, in one round trip. */
export async function readGuestFacts(db: Db, booking: BookingRow, now: number) {
  const isHeld = HELD.has(booking.status)
  const [[tour], tourNames, [trip], messages, sent, changes, ...rest] = await db.batch(
    factStatements(db, booking, { isHeld, now }),
  )
  const [[cancelled], [refunded], [inTime], claims, crew, terms, [named]] = rest
  return {
    tour: tour ?? null,
    tourNames,
    trip: trip ?? null,
    messages: messages.toReversed(),
    reason: named?.reason ?? null,
    ...shownOf(sent),
    ending: { cancelled, refunded, inTime },
    changes,
    wish: isHeld ? openWish(changes) : null,
    claims,
    crew,
    terms: termsOf(terms),
    place: named?.place ?? null,
    wasOffered: booking.status === 'offered' || named?.lapse === 'offered',
    story: toGuestStory(booking, tour ?? null, named?.story ?? null),
    travellers: toTravellers(named?.travellers ?? '[]'),
    travellersMark: markOf(named?.travellers ?? '[]'),
    waiver: named ? toWaiver(named.waiver) : null,
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
    shownQuotes(db, id, { isHeld, now }),
    changeEvents(db, id),
    ...endingStatements(db, booking),
    claimsStatement(db, id),
    crewStatement(db, tripId ?? 0),
    termsStatement(db, calgaryDay(now)),
    db
      .select({
        travellers: TRAVELLERS,
        waiver: waiverColumn(calgaryDay(now)),
        place: PLACE_IN_LINE,
        story: STORY_OF_BOOKING,
        lapse: LAPSED_FROM,
        reason: DECLINE_REASON,
      })
      .from(bookings)
      .where(eq(bookings.id, id)),
  ] as const
}
