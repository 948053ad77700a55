import {
  balanceBy,
  completedAt,
  startOf,
  type DeadlineSettings,
} from '../../../contracts/booking-deadlines'
import { DAY_MS } from '../../../contracts/durations'
import { daysBeforeStart } from '../../../contracts/refund-policy'
import type { BookingEvent } from '../../../contracts/booking-states'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'
import { totalIn } from '../../../services/bookings/money'

/** A change asked for later than so many days before the start leaves the refund rule at the old start. */
const FREE_DAYS = 7

/** A booking with its trip and the offered change of it. */
export interface Change {
  booking: BookingRow
  trip: TripRow
  quote: QuoteRow
  /** When the guest asked for it; without a wish when it was offered. UTC ms. */
  askedAt: number
}

/**
 * The columns of a booking that is changed at `now` (UTC ms). The deposit stays what was agreed, and a hold ends no later than
 * before. The job sets the next timer.
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
    deposit: Math.min(booking.deposit, total),
    policy: quote.policy,
    policyDay: policyDayOf(change),
    payBy: booking.payBy && Math.min(booking.payBy, start - 2 * DAY_MS),
    lapseAt: booking.lapseAt && Math.min(booking.lapseAt, start - DAY_MS),
    // The balance in cash on the day stays so.
    balanceBy:
      booking.balanceBy && balanceBy(now, quote, { payBy: now, balanceDays: settings.balanceDays }),
    endsAt: completedAt(quote),
    awaitsSince: null,
    nextDueAt: now,
    icsSequence: booking.icsSequence + (booking.status === 'confirmed' ? 1 : 0),
  }
}

/** Paid beyond the new price and not on its way back yet. */
export function surplusOf(
  { paid, refundOpen }: Pick<BookingRow, 'paid' | 'refundOpen'>,
  total: number,
): number {
  return Math.max(0, paid - refundOpen - total)
}

/** An event about changes of a trip, in its order; `at` in UTC ms. */
interface ChangeEvent {
  event: BookingEvent
  at: number
}

/** When the guest asked for what the open quote offers; `sentAt` of the quote where the company began. */
export function askedSince(events: readonly ChangeEvent[], sentAt: number): number {
  const offer = events.findLastIndex(({ event }) => event === 'change.offer')
  const answered = events
    .slice(0, Math.max(0, offer))
    .findLastIndex(({ event }) => event === 'change.offer' || event === 'change.accept')
  return events.slice(answered + 1).find(({ event }) => event === 'change.ask')?.at ?? sentAt
}

/** The day that the refund rule counts back from, where it is not the new start. */
export function policyDayOf({ booking, trip, quote, askedAt }: Change): string | null {
  if (quote.startDay === trip.startDay) return booking.policyDay
  const counted = booking.policyDay ?? trip.startDay
  return daysBeforeStart(counted, askedAt) < FREE_DAYS ? counted : null
}
