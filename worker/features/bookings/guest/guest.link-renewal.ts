import { eq } from 'drizzle-orm'
import { bookings } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import type { DeskEffect } from '../../../services/bookings/desk-effects'
import { guestMails } from '../desk/desk.mails'
import type { FoundBooking } from '../desk/desk.queries'

/** Revokes all links and cookies of the guest and mails a new link. */
export function renewLink(c: MemberScope, found: FoundBooking): DeskEffect {
  const { id, status, linkGeneration } = found.booking
  const booking = { ...found.booking, linkGeneration: linkGeneration + 1 }
  return {
    to: status,
    statements: [
      c.var.db
        .update(bookings)
        .set({ linkGeneration: booking.linkGeneration })
        .where(eq(bookings.id, id)),
    ],
    mails: guestMails(c, { ...found, booking }, { template: 'bookingLink' }),
    data: {},
    action: 'booking.renewLink',
  }
}
