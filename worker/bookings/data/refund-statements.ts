import { and, eq, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { refunds } from '../../db/schema/payments'

/**
 * Drops what is proposed for a booking that continues or ends otherwise. An approved refund may be at the bank already,
 * so only an admin drops it, by an act of its own.
 */
export function dropProposals(db: Db, bookingId: number): Statement {
  return db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.status, 'proposed')))
}
