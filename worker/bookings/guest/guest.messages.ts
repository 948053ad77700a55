import { eq, and, isNull, ne } from 'drizzle-orm'
import { assertInBatch } from '../../db/batch-assertions'
import { rowExists } from '../../db/row-exists'
import { bookingMessages, bookings, type BookingRow } from '../../db/schema/bookings'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { runOnce } from '../../http/run-once'
import { runBatchWithMails } from '../../services/mail/outbox'
import type { GuestRequest } from '../access/guest-access'
import { awaitAnswer } from '../data/booking-row'
import { findByKey } from '../data/booking-write'
import { mailToDesk, bookingScope } from '../mails/booking-mail'
import { guestMessage } from '../mails/guest-message'
import { toMessage } from './guest.presenter'
import { mayWrite } from './guest.rules'

const OPEN = 'BookingIsOpen'

/**
 * Stores the guest's message to the company. A repeated request returns the first message.
 * @throws AppError TooLate for a closed booking, TooManyRequests, KeyReused
 */
export async function writeToCompany(c: GuestRequest, text: string) {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, { text })
  const message = await runOnce({
    find: key && (() => findByKey(db, bookingMessages, key)),
    run: async () => {
      if (!mayWrite(guest.booking)) throw new AppError('TooLate')
      await requireWithinLimit(c.var, 'guestMessage', String(guest.booking.id))
      return storeMessage(c, text, key)
    },
    duplicateErrors: new Set(['TooManyRequests']),
  })
  return toMessage(message)
}

/** Stores a message, with its mail to the company. @throws AppError TooLate */
async function storeMessage(c: GuestRequest, text: string, key: RequestKey | null) {
  const { booking } = c.var.guest
  const statements = [
    assertInBatch(c.var.db, isOpen(booking), OPEN),
    guestMessage(c, text, key).returning(),
    awaitAnswer(c.var, booking.id),
  ]
  const letter = { template: 'bookingMessageForDesk', text } as const
  const mails = await mailToDesk(bookingScope(c), booking, letter)
  const write = runBatchWithMails(c, statements, mails)
  const results = await assertedWrite(OPEN, 'TooLate', write)
  const [row] = results[1] as (typeof bookingMessages.$inferSelect)[]
  if (!row) throw new Error('The message is missing after its batch')
  return row
}

function isOpen({ id }: BookingRow) {
  return rowExists(
    bookings,
    and(eq(bookings.id, id), ne(bookings.status, 'closed'), isNull(bookings.erasedAt)),
  )
}
