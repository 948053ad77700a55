import type { SQL } from 'drizzle-orm'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { coverStatements, isCovered, type Cover } from '../../../services/bookings/deposit-cover'
import { confirmationMails } from '../../../services/bookings/confirmation-mails'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { holdMails, type HeldBooking } from './holds.begun-mails'

/** The quote and trip of a hold, and who caused it. */
interface Terms {
  quote: QuoteRow
  tripId: SQL<number>
  by: Cover['by']
}

/** What is added to the batch after the event that begins or changes a hold. */
type Begun = Required<Pick<DeskEffect, 'after' | 'mails'>>

/**
 * A hold begins. If the deposit is already there, the trip is confirmed at once: money paid for another date counts,
 * and its refunds are dropped.
 */
export async function beginHold(
  scope: BookingScope,
  held: HeldBooking,
  terms: Terms,
): Promise<Begun> {
  if (isCovered({ ...held, refundOpen: 0 }, held.deposit)) return confirmHold(scope, held, terms)
  return { after: [], mails: await holdMails(scope, held, terms.quote) }
}

/** Confirms a hold whose deposit is covered. */
export async function confirmHold(
  scope: BookingScope,
  held: BookingRow,
  { quote, tripId, by }: Terms,
): Promise<Begun> {
  const { db, now } = scope
  const booking = { ...held, tripId }
  return {
    after: coverStatements(db, { booking, version: held.version + 1, by, now }),
    mails: await confirmationMails(scope, held, quote),
  }
}
