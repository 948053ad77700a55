import { and, eq, isNull } from 'drizzle-orm'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { RequestScope } from '../../http/context'

/**
 * The owner of the address has seen the booking. From now on the browser that sent the request no longer has access.
 */
export async function noteFirstOpening(
  { var: { db, now } }: Pick<RequestScope, 'var'>,
  { id, firstOpenedAt }: BookingRow,
): Promise<void> {
  if (firstOpenedAt !== null) return
  await db
    .update(bookings)
    .set({ firstOpenedAt: now })
    .where(and(eq(bookings.id, id), isNull(bookings.firstOpenedAt)))
}
