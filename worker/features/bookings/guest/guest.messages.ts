import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { AppError } from '../../../http/errors'
import { readRequestKey, requireSameBody, type RequestKey } from '../../../http/idempotency'
import { runOnce } from '../../../http/run-once'
import { requireWithinLimit } from '../../../http/rate-limits'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { bookingMessages } from '../../../db/schema/bookings'
import { toMessage } from './guest.presenter'
import { mayWrite } from './guest.rules'
import { storeMessage } from './guest.message-batch'

/**
 * Stores the guest's message to the company. A repeated request returns the first message.
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

/** The message of a repeated request, with the hash of its body. */
async function findMessageByKey(db: Db, key: string) {
  const [message] = await db
    .select()
    .from(bookingMessages)
    .where(eq(bookingMessages.requestKey, key))
  return message ?? null
}
