import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { bankEntries, paymentClaims } from '../../db/schema/payments'

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
