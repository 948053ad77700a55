import { and, eq, isNull, sql } from 'drizzle-orm'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { bankEntries, paymentClaims, payments } from '../../db/schema/payments'

/** Money has arrived, so all open claims are settled. */
export function settleClaims(db: Db, bookingId: number, now: number): Statement {
  return db
    .update(paymentClaims)
    .set({ settledAt: now })
    .where(and(eq(paymentClaims.bookingId, bookingId), isNull(paymentClaims.settledAt)))
}

/** An entry is matched once all of it is spent, and open again after a reversal. */
export function markEntry(db: Db, id: number): Statement {
  return db
    .update(bankEntries)
    .set({
      status: sql`iif(${bankEntries.spent} = ${bankEntries.amount}, 'matched', 'new')`,
    })
    .where(eq(bankEntries.id, id))
}

/** Refuses a batch as EntrySpent in which a reversal has freed more of an entry than the booking had used of it. */
export function requireOwnEntry(db: Db, bookingId: number, entryId: number): Statement {
  const used = db
    .select({ amount: sql`coalesce(sum(${payments.entryAmount}), 0)` })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.bankEntryId, entryId)))
  return assertInBatch(db, sql`(${used}) >= 0`, 'entry_spent')
}
