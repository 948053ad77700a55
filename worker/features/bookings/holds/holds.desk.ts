import type { DeskEvent } from '../../../contracts/bookings/desk-events'
import type { BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { endHoldStatements } from '../../../services/bookings/end-statements'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { releasedMails } from './holds.mails'

/** Frees seats and days again and proposes a refund of what was paid. */
export async function releaseHold(
  c: MemberScope,
  booking: BookingRow,
  { reason = '' }: DeskEvent['data'],
): Promise<DeskEffect> {
  const { db, now } = c.var
  return {
    to: 'closed',
    statements: endHoldStatements(db, booking, now),
    mails: await releasedMails(bookingScope(c), booking, { by: 'company', reason }),
    data: { reason },
    action: 'booking.release',
  }
}
