import type { DeskEvent } from '../../../contracts/bookings/desk-events'
import type { MemberScope } from '../../../http/context'
import { requireReason, type DeskEffect } from '../../../services/bookings/desk-effects'
import { endWaiting } from '../../../services/bookings/waiting'
import { guestMails } from '../desk/desk.mails'
import type { FoundBooking } from '../desk/desk.queries'
import { supersedeQuotes } from '../quotes/quotes.open'

/** @throws AppError WriteContent */
export function declineRequest(
  c: MemberScope,
  found: FoundBooking,
  { reason = '' }: DeskEvent['data'],
): DeskEffect {
  requireReason(reason)
  const { db } = c.var
  const { id } = found.booking
  return {
    to: 'closed',
    statements: [supersedeQuotes(db, id, 'open'), endWaiting(db, id)],
    mails: guestMails(c, found, { template: 'bookingDeclined', reason }),
    data: { reason },
    action: 'booking.decline',
  }
}
