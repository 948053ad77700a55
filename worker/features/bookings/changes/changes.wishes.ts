import { and, asc, eq, inArray } from 'drizzle-orm'
import { mayCause, type BookingEvent } from '../../../contracts/bookings/booking-states'
import type { Db } from '../../../db/db'
import { bookingEvents } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import { factsOf, readState } from '../../../services/bookings/booking-state'
import { findBookingByPid } from '../../../services/bookings/find-booking'
import type { GuestRequest } from '../../../services/bookings/guest-access'

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

/** The booking as it is now. @throws AppError LinkWrong, TooLate, NotPossibleNow */
export async function requireChangeable({ var: { db, now, guest } }: GuestRequest) {
  const booking = await findBookingByPid(db, guest.booking.pid)
  if (!booking || booking.status === '') throw new AppError('LinkWrong')
  const state = await readState(db, booking)
  const { trip } = state
  if (!mayCause('change.ask', 'guest', factsOf(booking, state), now))
    throw new AppError(trip && trip.startsAt <= now ? 'TooLate' : 'NotPossibleNow')
  return { booking, status: booking.status, trip }
}

/** An event about a change of a trip; `at` in UTC ms. */
interface ChangeEvent {
  event: BookingEvent
  at: number
}

/**
 * When the guest asked for the change that is now offered; `sentAt` of the quote if the company proposed it. UTC ms.
 */
export function askedSince(events: readonly ChangeEvent[], sentAt: number): number {
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
export function openWish(events: Awaited<ReturnType<typeof changeEvents>>): Wish | null {
  const last = events.at(-1)
  if (last?.event !== 'change.ask') return null
  const { day, party } = JSON.parse(last.data) as { day?: string; party?: number }
  return { ...(day && { day }), ...(party && { party }), askedAt: last.at }
}
