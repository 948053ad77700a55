import { inArray } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { bookings } from '../../../db/schema/bookings'
import { paymentClaims } from '../../../db/schema/payments'
import { listOf } from '../../../db/value-list'
import type { Bindings } from '../../../env'
import { deleteOrphans } from '../../../services/media/orphans'
import { RECEIPTS } from './receipts'

/**
 * Deletes files left by failed claims and by deleted or erased bookings. Deletes nothing if the database has no
 * bookings: it may be new, next to the bucket of a site that is still to be restored.
 */
export async function deleteOrphanedReceipts(env: Bindings, db: Db, now: number): Promise<number> {
  if ((await db.select({ id: bookings.id }).from(bookings).limit(1)).length === 0) return 0
  return deleteOrphans(env.MEDIA, {
    prefix: RECEIPTS,
    now,
    withoutRow: (keys) => withoutRow(db, keys),
  })
}

async function withoutRow(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: paymentClaims.receiptKey })
    .from(paymentClaims)
    .where(inArray(paymentClaims.receiptKey, listOf(keys)))
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}
