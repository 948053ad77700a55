import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookingMessages } from '../../db/schema/bookings'
import { replies } from '../../db/schema/board'
import type { RequestKey } from '../../http/idempotency'

/** A post on the board or a message of a booking. */
export async function findWritten(db: Db, { key }: RequestKey): Promise<true | null> {
  const [[post], [message]] = await db.batch([
    db.select({ id: replies.id }).from(replies).where(eq(replies.requestKey, key)),
    db
      .select({ id: bookingMessages.id })
      .from(bookingMessages)
      .where(eq(bookingMessages.requestKey, key)),
  ])
  return post || message ? true : null
}
