import { and, eq, isNull, ne } from 'drizzle-orm'
import { assertInBatch } from '../../../db/batch-assertions'
import { rowExists } from '../../../db/row-exists'
import { bookingMessages, bookings, type BookingRow } from '../../../db/schema/bookings'
import { assertedWrite } from '../../../http/asserted-write'
import type { RequestKey } from '../../../http/idempotency'
import { mailToDesk } from '../../../services/bookings/booking-mail'
import { toDesk } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { guestMessage } from '../../../services/bookings/guest-message'
import { awaitAnswer } from '../../../services/bookings/waiting'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { toMessage } from './guest.presenter'

const OPEN = 'BookingIsOpen'

/** Stores a message, with its mail to the company. @throws AppError TooLate */
export async function storeMessage(c: GuestRequest, text: string, key: RequestKey | null) {
  const { booking } = c.var.guest
  const scope = bookingScope(c)
  const desk = await toDesk(scope, booking)
  const statements = [
    assertInBatch(c.var.db, isOpen(booking), OPEN),
    guestMessage(c, text, key).returning(),
    awaitAnswer(c.var, booking.id),
  ]
  const mails = mailToDesk(scope, booking, { template: 'bookingMessageForDesk', ...desk, text })
  const write = runBatchWithMails(c, statements, mails)
  const results = await assertedWrite(OPEN, 'TooLate', write)
  const [row] = results[1] as (typeof bookingMessages.$inferSelect)[]
  if (!row) throw new Error('The message is missing after its batch')
  return toMessage(row)
}

function isOpen({ id }: BookingRow) {
  return rowExists(
    bookings,
    and(eq(bookings.id, id), ne(bookings.status, 'closed'), isNull(bookings.erasedAt)),
  )
}
