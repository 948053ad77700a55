import type { BookingRow } from '../../db/schema/bookings'
import type { TripRow } from '../../db/schema/trips'
import type { DeskEffect } from '../data/booking-events'
import { dropProposals, returnSurplus } from '../data/refund-proposals'
import { endDeadline } from '../data/booking-row'
import { mailToGuest, type BookingScope } from '../mails/booking-mail'

/** The guest did not show up: only the surplus is refunded. The mail says why and how to object. */
export async function missedTrip(
  scope: BookingScope,
  booking: BookingRow,
  { reason, trip }: { reason: string; trip: TripRow | null },
): Promise<Required<Omit<DeskEffect<'tripMissed'>, 'auditedAs'>>> {
  const { db, now } = scope
  return {
    statements: [endDeadline(db, booking.id), dropProposals(db, booking.id)],
    after: returnSurplus(db, booking.id, now),
    mails: await mailToGuest(scope, booking, { template: 'tripMissed', reason }, trip),
    data: { reason },
  }
}
