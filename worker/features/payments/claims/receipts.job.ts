import { and, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { DAY_MS } from '../../../contracts/durations'
import { openDb } from '../../../db/client'
import type { Db } from '../../../db/db'
import { paymentClaims } from '../../../db/schema/payments'
import { listOf } from '../../../db/value-list'
import type { Bindings } from '../../../env'
import { log } from '../../../log'
import { deleteOrphanedReceipts } from './receipts.orphans'

/** R2 deletes at most 1000 objects in one call. */
const A_ROUND = 500
const MAX_ROUNDS = 20

/** After the money came the ledger carries the fact. */
const AFTER_MONEY_MS = 90 * DAY_MS

/** Without money nothing is proven by them. */
const WITHOUT_MONEY_MS = 180 * DAY_MS

/** Daily job: deletes receipts that are no longer needed, and objects of R2 that are older than a day and have no row. */
export async function sweepReceipts(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const expired = await deleteExpired(env, db, now)
  const orphans = await deleteOrphanedReceipts(env, db, now)
  log('receipts.swept', { expired, orphans })
}

/** Objects before rows, so that a failed run can be repeated. */
async function deleteExpired(env: Bindings, db: Db, now: number): Promise<number> {
  const isOld = and(
    isNotNull(paymentClaims.receiptKey),
    or(
      lt(paymentClaims.settledAt, now - AFTER_MONEY_MS),
      lt(paymentClaims.createdAt, now - WITHOUT_MONEY_MS),
    ),
  )
  let deleted = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rows = await db
      .select({ key: paymentClaims.receiptKey })
      .from(paymentClaims)
      .where(isOld)
      .limit(A_ROUND)
    const keys = rows.flatMap(({ key }) => key ?? [])
    if (keys.length === 0) break
    await env.MEDIA.delete(keys)
    await db
      .update(paymentClaims)
      .set({ receiptKey: null, receiptType: null })
      .where(inArray(paymentClaims.receiptKey, listOf(keys)))
    deleted += keys.length
  }
  return deleted
}
