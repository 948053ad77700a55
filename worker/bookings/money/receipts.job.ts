import { and, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { DAY_MS } from '../../contracts/dates/durations'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { paymentClaims } from '../../db/schema/payments'
import { listOf } from '../../db/value-list'
import { bookings } from '../../db/schema/bookings'
import type { Bindings } from '../../env'
import { log } from '../../log'
import {
  A_ROUND,
  deleteExpiredObjects,
  deleteOrphans,
  keysWithoutRow,
} from '../../services/media/orphans'
import { RECEIPTS } from './receipts'

/** Once the money has arrived, the ledger proves the payment. */
const AFTER_MONEY_MS = 90 * DAY_MS

/** If no money arrives, the receipt proves nothing after this time. */
const WITHOUT_MONEY_MS = 180 * DAY_MS

/**
 * Daily job: deletes receipts that are no longer needed, and objects in R2 that are older than a day and have no row.
 */
export async function sweepReceipts(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const expired = await deleteExpiredObjects(env.MEDIA, {
    list: () => listExpired(db, now),
    forget: (keys) => forgetReceipts(db, keys),
  })
  const orphans = await deleteOrphanedReceipts(env, db, now)
  log('receipts.swept', { expired, orphans })
}

async function listExpired(db: Db, now: number): Promise<string[]> {
  const { receiptKey: key, settledAt, createdAt } = paymentClaims
  const isOld = or(lt(settledAt, now - AFTER_MONEY_MS), lt(createdAt, now - WITHOUT_MONEY_MS))
  const hasFile = and(isNotNull(key), isOld)
  const rows = await db.select({ key }).from(paymentClaims).where(hasFile).limit(A_ROUND)
  return rows.flatMap((row) => row.key ?? [])
}

async function forgetReceipts(db: Db, keys: string[]): Promise<void> {
  await db
    .update(paymentClaims)
    .set({ receiptKey: null, receiptType: null })
    .where(inArray(paymentClaims.receiptKey, listOf(keys)))
}

/**
 * Deletes files left by failed claims and by deleted or erased bookings. Deletes nothing if the database has no
 * bookings: it may be new, next to the bucket of a site that is still to be restored.
 */
async function deleteOrphanedReceipts(env: Bindings, db: Db, now: number): Promise<number> {
  if ((await db.select({ id: bookings.id }).from(bookings).limit(1)).length === 0) return 0
  return deleteOrphans(env.MEDIA, {
    prefix: RECEIPTS,
    now,
    withoutRow: (keys) => keysWithoutRow(db, paymentClaims.receiptKey, keys),
  })
}
