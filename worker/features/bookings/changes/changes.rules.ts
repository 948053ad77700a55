import { daysBeforeStart } from '../../../contracts/payments/refund-policy'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'

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
