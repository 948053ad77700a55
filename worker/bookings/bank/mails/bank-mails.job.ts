import { and, eq, inArray, lt } from 'drizzle-orm'
import { DAY_MS } from '../../../contracts/dates/durations'
import { openDb } from '../../../db/client'
import type { Db } from '../../../db/db'
import { bankMails } from '../../../db/schema/payments'
import { listOf } from '../../../db/value-list'
import type { Bindings } from '../../../env'
import { log } from '../../../log'
import { deleteOrphans } from '../../../services/media/orphans'
import { readStoredMail } from './read-stored-mail'
import { BANK_MAILS } from './receive-bank-mail'

const MAILS_A_RUN = 50
/** R2 deletes at most 1000 objects in one call. */
const A_ROUND = 500
const MAX_ROUNDS = 20
/** The entry has the values of its mail; the mail itself is needed until its money is found. */
const KEPT_MS = 90 * DAY_MS

/** Frequent job: reads mails that were stored while D1 or R2 failed. @throws Error of the last failure */
export async function readBankMails(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  const rows = await db
    .select()
    .from(bankMails)
    .where(eq(bankMails.status, 'stored'))
    .limit(MAILS_A_RUN)
  const results = await Promise.allSettled(rows.map((row) => readStoredMail(env, db, row)))
  const failed = results.filter((result) => result.status === 'rejected')
  for (const { reason } of failed) throw reason
}

/** Daily job: deletes mails after 90 days, and objects in R2 that are older than a day and have no row. */
export async function sweepBankMails(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const expired = await deleteExpired(env, db, now)
  const orphans = await deleteOrphans(env.MEDIA, {
    prefix: BANK_MAILS,
    now,
    withoutRow: (keys) => withoutRow(db, keys),
  })
  log('bank.mails.swept', { expired, orphans })
}

/** Deletes objects before rows, so that a failed run can be repeated. */
async function deleteExpired(env: Bindings, db: Db, now: number): Promise<number> {
  const isOld = lt(bankMails.receivedAt, now - KEPT_MS)
  for (let round = 0, deleted = 0; round < MAX_ROUNDS; round += 1) {
    const rows = await db.select().from(bankMails).where(isOld).limit(A_ROUND)
    if (rows.length === 0) return deleted
    await env.MEDIA.delete(rows.map(({ rawKey }) => rawKey))
    const ids = rows.map(({ id }) => id)
    await db.delete(bankMails).where(and(isOld, inArray(bankMails.id, listOf(ids))))
    deleted += rows.length
  }
  return A_ROUND * MAX_ROUNDS
}

async function withoutRow(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: bankMails.rawKey })
    .from(bankMails)
    .where(inArray(bankMails.rawKey, listOf(keys)))
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}
