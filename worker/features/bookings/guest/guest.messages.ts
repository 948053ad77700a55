import { and, eq, isNull, ne } from 'drizzle-orm'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import type { Db } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import { bookingMessages, bookings, type BookingRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import {
  readRequestKey,
  requireSameBody,
  runOnce,
  type RequestKey,
} from '../../../http/idempotency'
import { requireWithinLimit } from '../../../http/rate-limits'
import { bookingScope, mailToDesk, toDesk } from '../../../services/bookings/booking-mail'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { guestMessage } from '../../../services/bookings/guest-message'
import { awaitAnswer } from '../../../services/bookings/waiting'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { toMessage } from './guest.presenter'
import { findMessageByKey } from './guest.queries'
import { mayWrite } from './guest.rules'

const OPEN = 'BookingIsOpen'

/**
 * Writes to the company. A repeated request returns the first message.
 * @throws AppError TooLate for a closed booking, TooManyRequests, KeyReused
 */
export async function writeToCompany(c: GuestRequest, text: string) {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, { text })
  return runOnce({
    find: key && (() => findRepeated(db, key)),
    run: async () => {
      if (!mayWrite(guest.booking)) throw new AppError('TooLate')
      await requireWithinLimit(c.var, 'guestMessage', String(guest.booking.id))
      return storeMessage(c, text, key)
    },
    duplicateErrors: new Set(['TooManyRequests']),
  })
}

/** @throws AppError KeyReused */
async function findRepeated(db: Db, key: RequestKey) {
  const message = await findMessageByKey(db, key.key)
  if (message) requireSameBody(key, message.requestHash)
  return message && toMessage(message)
}

async function storeMessage(c: GuestRequest, text: string, key: RequestKey | null) {
  const { booking } = c.var.guest
  const scope = bookingScope(c)
  const desk = await toDesk(scope, booking)
  try {
    const results = await runBatchWithMails(
      c,
      [
        assertInBatch(c.var.db, isOpen(booking), OPEN),
        guestMessage(c, text, key).returning(),
        awaitAnswer(c.var, booking.id),
      ],
      mailToDesk(scope, booking, { template: 'bookingMessageForDesk', ...desk, text }),
    )
    const [row] = results[1] as (typeof bookingMessages.$inferSelect)[]
    if (!row) throw new Error('The message is missing after its batch')
    return toMessage(row)
  } catch (error) {
    throw isFailedAssertion(error, OPEN) ? new AppError('TooLate', { cause: error }) : error
  }
}

function isOpen({ id }: BookingRow) {
  return rowExists(
    bookings,
    and(eq(bookings.id, id), ne(bookings.status, 'closed'), isNull(bookings.erasedAt)),
  )
}
