import type { SQL } from 'drizzle-orm'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { coverStatements, isCovered, type Cover } from '../../../services/bookings/deposit-cover'
import { confirmationMails } from '../../../services/bookings/confirmation-mails'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { holdMails, type HeldBooking } from './holds.begun-mails'

/** On which quote and trip a date is held, and who holds it. */
interface Terms {
  quote: QuoteRow
  tripId: SQL<number>
  by: Cover['by']
}

/** What follows the event by which a hold begins or changes, in the same batch. */
type Begun = Required<Pick<DeskEffect, 'after' | 'mails'>>

/**
 * A hold begins. With the deposit there already, it is a confirmed trip at once: money that came for another date counts, and
 * its refunds are dropped.
 */
export async function beginHold(
  scope: BookingScope,
  held: HeldBooking,
  terms: Terms,
): Promise<Begun> {
  if (isCovered({ ...held, refundOpen: 0 }, held.deposit)) return confirmHold(scope, held, terms)
  return { after: [], mails: await holdMails(scope, held, terms.quote) }
}

/** The deposit of a date that is held from now on is there. */
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
