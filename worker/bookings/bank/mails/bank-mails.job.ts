import { eq, inArray, lt } from 'drizzle-orm'
import { DAY_MS } from '../../../contracts/dates/durations'
import { openDb } from '../../../db/client'
import { bankMails } from '../../../db/schema/payments'
import { listOf } from '../../../db/value-list'
import type { Bindings } from '../../../env'
import { log } from '../../../log'
import {
  A_ROUND,
  deleteExpiredObjects,
  deleteOrphans,
  keysWithoutRow,
} from '../../../services/media/orphans'
import { readStoredMail } from './read-stored-mail'
import { BANK_MAILS } from './receive-bank-mail'

const MAILS_A_RUN = 50
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
  const isOld = lt(bankMails.receivedAt, now - KEPT_MS)
  const expired = await deleteExpiredObjects(env.MEDIA, {
    list: async () => {
      const rows = await db.select().from(bankMails).where(isOld).limit(A_ROUND)
      return rows.map(({ rawKey }) => rawKey)
    },
    forget: async (keys) => {
      await db.delete(bankMails).where(inArray(bankMails.rawKey, listOf(keys)))
    },
  })
  const orphans = await deleteOrphans(env.MEDIA, {
    prefix: BANK_MAILS,
    now,
    withoutRow: (keys) => keysWithoutRow(db, bankMails.rawKey, keys),
  })
  log('bank.mails.swept', { expired, orphans })
}
