import { and, eq } from 'drizzle-orm'
import { bookings } from '../../db/schema/bookings'
import { outbox } from '../../db/schema/mail'
import { requireWithinLimit } from '../../http/rate-limits'
import type { GuestRequest } from '../access/guest-access'
import { bookingExport, namedExport } from '../../services/members/booking-export'

/**
 * Everything that is stored about the guest of a booking, as JSON: the booking with all its rows, and the mails sent.
 */
export async function readGuestData({ var: scope }: GuestRequest) {
  const { db, now, guest } = scope
  const { id, email } = guest.booking
  await requireWithinLimit(scope, 'guestAct', String(id))
  const mails = db
    .select({ kind: outbox.template, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.causeType, 'booking'),
        eq(outbox.causeId, String(id)),
        eq(outbox.recipientKey, email?.toLowerCase() ?? ''),
      ),
    )
  const [sent, ...rows] = await db.batch([mails, ...bookingExport(db, eq(bookings.id, id))])
  return { exportedAt: now, ...namedExport(rows), mails: sent }
}
