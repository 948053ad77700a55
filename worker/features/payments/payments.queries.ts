import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import {
  bankEntries,
  bankImports,
  paymentClaims,
  payments,
  refunds,
  type BankEntryRow,
} from '../../db/schema/payments'
import { AppError } from '../../http/errors'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import { claimsStatement } from '../../services/bookings/claims'
import { cancellationStatement } from '../../services/bookings/booking-past'

/** More than the payments or refunds of any booking. */
const ROWS_MAX = 200

/** A booking with its ledger, refunds, claims and cancellation, in one round trip. @throws AppError NotFound */
export async function readLedger(db: Db, id: number) {
  const [[booking], paid, back, claims, [cancelled]] = await db.batch([
    db.select().from(bookings).where(eq(bookings.id, id)),
    db
      .select()
      .from(payments)
      .where(eq(payments.bookingId, id))
      .orderBy(asc(payments.id))
      .limit(ROWS_MAX),
    db
      .select()
      .from(refunds)
      .where(eq(refunds.bookingId, id))
      .orderBy(desc(refunds.id))
      .limit(ROWS_MAX),
    claimsStatement(db, id),
    cancellationStatement(db, id),
  ])
  if (!booking) throw new AppError('NotFound')
  return { booking, payments: paid, refunds: back, claims, cancelled: cancelled ?? null }
}

export type Ledger = Awaited<ReturnType<typeof readLedger>>

/** @throws AppError NotFound */
export async function getEntry(db: Db, id: number): Promise<BankEntryRow> {
  const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, id))
  if (!entry) throw new AppError('NotFound')
  return entry
}

/** Whether the request has written a row before; null if not. @throws AppError KeyReused */
export async function findByKey(
  db: Db,
  table: typeof payments | typeof refunds | typeof paymentClaims | typeof bankImports,
  key: RequestKey,
): Promise<number | null> {
  const [row] = await db
    .select({ id: table.id, hash: table.requestHash })
    .from(table)
    .where(eq(table.requestKey, key.key))
  if (!row) return null
  requireSameBody(key, row.hash)
  return row.id
}

/** Money came: what the guest said about it is answered. */
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
