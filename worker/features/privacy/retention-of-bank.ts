import { and, eq, exists, inArray, lt, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { bankEntries, matchRefusals, payments } from '../../db/schema/payments'
import type { Cutoffs } from './privacy.rules'
import type { RetentionRule } from './retention-rule'

/** Deletions of money at the bank that was for no booking: transfers of other people. */
export function bankRules(db: Db, { bank }: Cutoffs): RetentionRule[] {
  const booked = db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.bankEntryId, bankEntries.id))
  const copy = alias(bankEntries, 'copy')
  const copies = db.select({ id: copy.id }).from(copy).where(eq(copy.sameAsId, bankEntries.id))
  const isOld = and(lt(bankEntries.seenAt, bank), not(exists(booked)), not(exists(copies)))
  const old = db.select({ id: bankEntries.id }).from(bankEntries).where(isOld)
  return [
    ['refused matches of old bank entries', matchRefusals, inArray(matchRefusals.entryId, old)],
    ['bank entries of no booking after 180 days', bankEntries, isOld],
  ]
}
