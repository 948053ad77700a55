import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { bookingEvents } from '../../../db/schema/bookings'

/** Everything about changes of a trip, in its order: wishes, offers, agreements. A statement for a batch. */
export function changeEvents(db: Db, bookingId: number) {
  return db
    .select({ event: bookingEvents.event, data: bookingEvents.data, at: bookingEvents.at })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        inArray(bookingEvents.event, ['change.ask', 'change.offer', 'change.accept']),
      ),
    )
    .orderBy(asc(bookingEvents.seq))
}

/** What a guest wishes: first day YYYY-MM-DD, travellers. */
export interface Wish {
  day?: string
  party?: number
  /** UTC ms. */
  askedAt: number
}

/** The last wish, unless it is answered. */
export function openWish(events: Awaited<ReturnType<typeof changeEvents>>): Wish | null {
  const last = events.at(-1)
  if (last?.event !== 'change.ask') return null
  const { day, party } = JSON.parse(last.data) as { day?: string; party?: number }
  return { ...(day && { day }), ...(party && { party }), askedAt: last.at }
}
