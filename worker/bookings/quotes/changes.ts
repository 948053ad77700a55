import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  balanceBy,
  completedAt,
  startOf,
  type DeadlineSettings,
} from '../../contracts/bookings/booking-deadlines'
import { daysBeforeStart } from '../../contracts/bookings/refund-policy'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Db } from '../../db/db'
import { type BookingRow, type QuoteRow, bookingEvents } from '../../db/schema/bookings'
import type { TripRow } from '../../db/schema/trips'
import { totalIn } from '../data/money'

/** If the guest asks fewer days than this before the start, the refund policy keeps counting from the old start. */
const FREE_DAYS = 7

/** A booking with its trip and the change offered for it. */
export interface Change {
  booking: BookingRow
  trip: TripRow
  quote: QuoteRow
  /** When the guest asked for it, else when it was offered. UTC ms. */
  askedAt: number
}

/** The day from which the refund policy counts back; null if that is the new start. */
export function policyDayOf({ booking, trip, quote, askedAt }: Change): string | null {
  if (quote.startDay === trip.startDay) return booking.policyDay
  const counted = booking.policyDay ?? trip.startDay
  return daysBeforeStart(counted, askedAt) < FREE_DAYS ? counted : null
}

/** Whether a trip is held or booked, so that a new quote is a change of it. */
export function isHeld({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'on_hold' || status === 'confirmed'
}

/**
 * The columns of a booking that is changed at `now` (UTC ms). The deposit stays as agreed unless the new total is
 * lower or it is waived, and a hold ends no later than before. `nextDueAt` is now, so that the job sets the next timer.
 */
export function changedColumns(now: number, change: Change, settings: DeadlineSettings) {
  const { booking, quote } = change
  const start = startOf(quote)
  const total = totalIn(booking, quote)
  return {
    party: quote.party,
    children: Math.min(booking.children, quote.party - 1),
    extraRooms: quote.extraRooms,
    total,
    deposit: quote.withoutDeposit ? 0 : Math.min(booking.deposit, total),
    policy: quote.policy,
    policyDay: policyDayOf(change),
    payBy: booking.payBy && Math.min(booking.payBy, start - 2 * DAY_MS),
    lapseAt: booking.lapseAt && Math.min(booking.lapseAt, start - DAY_MS),
    // A balance to be paid in cash on the day stays that way.
    balanceBy: quote.withoutDeposit
      ? null
      : booking.balanceBy && balanceBy(now, quote, { payBy: now, settings }),
    endsAt: completedAt(quote),
    awaitsSince: null,
    nextDueAt: now,
    icsSequence: booking.icsSequence + (booking.status === 'confirmed' ? 1 : 0),
  }
}

/** The event's data about the change. */
export function changeData(
  { booking, trip, quote }: Change,
  { total }: ReturnType<typeof changedColumns>,
) {
  return {
    quote: quote.number,
    day: quote.startDay,
    dayBefore: trip.startDay,
    party: quote.party,
    partyBefore: booking.party,
    difference: total - booking.total,
  }
}

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
