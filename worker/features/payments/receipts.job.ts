import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { DAY_MS } from '../../contracts/durations'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { paymentClaims } from '../../db/schema/payments'
import type { Bindings } from '../../env'
import { log } from '../../log'
import { RECEIPTS } from './receipts'

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
  const orphans = await deleteOrphans(env, db, now)
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

/**
 * Left by claims that failed, and by bookings that were deleted or erased. Deletes nothing while the database has no booking:
 * it may be a new one beside the bucket of a site that is yet to be restored.
 */
async function deleteOrphans(env: Bindings, db: Db, now: number): Promise<number> {
  if ((await db.select({ id: bookings.id }).from(bookings).limit(1)).length === 0) return 0
  let cursor: string | undefined
  let deleted = 0
  do {
    const page = await env.MEDIA.list({ prefix: RECEIPTS, ...(cursor && { cursor }) })
    const old = page.objects
      .filter(({ uploaded }) => uploaded.getTime() < now - DAY_MS)
      .map(({ key }) => key)
    const orphans = await withoutRow(db, old)
    if (orphans.length > 0) await env.MEDIA.delete(orphans)
    deleted += orphans.length
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return deleted
}

async function withoutRow(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: paymentClaims.receiptKey })
    .from(paymentClaims)
    .where(inArray(paymentClaims.receiptKey, listOf(keys)))
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}

/** As one parameter: D1 allows a hundred. */
function listOf(keys: string[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`
}
