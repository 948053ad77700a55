import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookingEvents } from '../../db/schema/bookings'

/** All events about changes of a trip, in order: requests, offers, agreements. A statement for a batch. */
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

type ChangeEvents = Awaited<ReturnType<typeof changeEvents>>

/**
 * When the guest asked for the change that is now offered; `sentAt` of the quote if the company proposed it. UTC ms.
 */
export function askedSince(events: ChangeEvents, sentAt: number): number {
  const offer = events.findLastIndex(({ event }) => event === 'change.offer')
  const answered = events
    .slice(0, Math.max(0, offer))
    .findLastIndex(({ event }) => event === 'change.offer' || event === 'change.accept')
  return events.slice(answered + 1).find(({ event }) => event === 'change.ask')?.at ?? sentAt
}

/** A change that a guest asks for: first day YYYY-MM-DD, number of travellers. */
export interface Wish {
  day?: string
  party?: number
  /** UTC ms. */
  askedAt: number
}

/** The guest's last request, unless it was answered. */
export function openWish(events: ChangeEvents): Wish | null {
  const last = events.at(-1)
  if (last?.event !== 'change.ask') return null
  const { day, party } = JSON.parse(last.data) as { day?: string; party?: number }
  return { ...(day && { day }), ...(party && { party }), askedAt: last.at }
}
