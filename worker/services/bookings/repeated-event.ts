import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bookingEvents } from '../../db/schema/bookings'
import { requireSameBody, type RequestKey } from '../../http/idempotency'

/** Whether a request has caused an event before; null if not. @throws AppError KeyReused */
export async function findRepeatedEvent(db: Db, key: RequestKey): Promise<true | null> {
  const [event] = await db
    .select({ hash: bookingEvents.requestHash })
    .from(bookingEvents)
    .where(eq(bookingEvents.requestKey, key.key))
  if (!event) return null
  requireSameBody(key, event.hash)
  return true
}
