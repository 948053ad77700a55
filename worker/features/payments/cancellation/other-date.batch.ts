import { and, eq, sql } from 'drizzle-orm'
import { assertInBatch } from '../../../db/batch-assertions'
import { rowExists } from '../../../db/row-exists'
import type { Statement } from '../../../db/db'
import { bookings } from '../../../db/schema/bookings'
import { refunds } from '../../../db/schema/payments'
import { assertedWrite } from '../../../http/asserted-write'
import type { RequestKey } from '../../../http/idempotency'
import { mailToDesk } from '../../../services/bookings/booking-mail'
import { toDesk } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { guestMessage } from '../../../services/bookings/guest-message'
import { dropRefunds } from '../../../services/bookings/refund-statements'
import { awaitAnswer } from '../../../services/bookings/waiting'
import { runBatchWithMails } from '../../../services/mail/outbox'

const OPEN = 'RefundIsOpen'

/** Stores what the guest asks for, with its mail. @throws AppError NotPossibleNow if the booking has moved */
export async function runAsk(c: GuestRequest, text: string, key: RequestKey | null): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  const scope = bookingScope(c)
  // Sending a refund is an event, and so it moves the booking.
  const isSame = and(eq(bookings.id, booking.id), eq(bookings.version, booking.version))
  const mails = mailToDesk(scope, booking, {
    template: 'bookingMessageForDesk',
    ...(await toDesk(scope, booking)),
    text,
  })
  const statements = [
    assertInBatch(db, rowExists(bookings, isSame), OPEN),
    ...unapproveStatements(c),
    guestMessage(c, text, key),
    awaitAnswer(c.var, booking.id),
  ]
  await assertedWrite(OPEN, 'NotPossibleNow', runBatchWithMails(c, statements, mails))
}

/** Replaces the approved refund by a proposal, so that an admin decides again. The approved row is kept, as void. */
function unapproveStatements({ var: { db, now, guest } }: GuestRequest): Statement[] {
  const { id } = guest.booking
  return [
    dropRefunds(db, id, ['approved']),
    // Copies the row only if the previous statement has just dropped it.
    db.insert(refunds).select(
      sql`SELECT NULL, booking_id, amount, fee, 'proposed', working, send_after, method, payee, NULL, NULL, ${now}, 1, NULL,
          NULL, reason
        FROM refunds WHERE booking_id = ${id} AND status = 'void' AND changes() = 1 ORDER BY id DESC LIMIT 1`,
    ),
  ]
}
