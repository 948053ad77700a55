import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
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

/** @throws AppError NotFound */
export async function getEntry(db: Db, id: number): Promise<BankEntryRow> {
  const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, id))
  if (!entry) throw new AppError('NotFound')
  return entry
}

/** The id of the row that the same request has already written, or null. @throws AppError KeyReused */
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
