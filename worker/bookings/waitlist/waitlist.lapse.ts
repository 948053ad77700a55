import type { BookingRow } from '../../db/schema/bookings'
import { systemEvent } from '../data/booking-events'
import { endWaiting } from '../data/booking-row'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'

/** The wait ends without a place: the day is too near, or the departure was cancelled. */
export async function lapsedWait(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { db } = scope
  return {
    statements: [
      endWaiting(db, booking.id),
      systemEvent(scope, booking, { event: 'waitlist.lapse' }),
    ],
    mails: await mailToGuest(scope, booking, { template: 'waitlistLapsed', wasOffered: false }),
  }
}
