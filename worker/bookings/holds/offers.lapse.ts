import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { systemEvent } from '../data/booking-events'
import { releaseStatements } from '../data/held-seats'
import { endQuotes } from '../data/open-quote'
import { endDeadline } from '../data/booking-row'
import { seatsChangedStatements } from '../days/seats-changed'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'

/** Frees the seats and days of a place that was offered to a waiting guest; nothing for any other booking. */
export function releaseOffer(
  { db, now }: Pick<BookingScope, 'db' | 'now'>,
  booking: BookingRow,
): Statement[] {
  if (booking.status !== 'offered') return []
  return [...releaseStatements(db, booking), ...seatsChangedStatements(db, booking.tourId, now)]
}

/** Ends an offer whose time has passed without an answer. The place is free for the next in line. */
export async function lapsedOffer(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { db } = scope
  return {
    statements: [
      ...releaseOffer(scope, booking),
      endQuotes(db, booking.id, { from: 'open', to: 'lapsed' }),
      endDeadline(db, booking.id),
      systemEvent(scope, booking, { event: 'quote.lapse' }),
    ],
    mails: await mailToGuest(scope, booking, { template: 'waitlistLapsed', wasOffered: true }),
  }
}
