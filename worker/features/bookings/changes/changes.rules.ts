import { daysBeforeStart } from '../../../contracts/payments/refund-policy'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'

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

/** The day that the refund rule counts back from, where it is not the new start. */
export function policyDayOf({ booking, trip, quote, askedAt }: Change): string | null {
  if (quote.startDay === trip.startDay) return booking.policyDay
  const counted = booking.policyDay ?? trip.startDay
  return daysBeforeStart(counted, askedAt) < FREE_DAYS ? counted : null
}

/** Whether what is offered now changes a trip. */
export function isHeld({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'on_hold' || status === 'confirmed'
}
