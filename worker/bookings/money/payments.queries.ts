import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { bankEntries, type BankEntryRow } from '../../db/schema/payments'
import { AppError } from '../../http/errors'

/** @throws AppError NotFound */
export async function getEntry(db: Db, id: number): Promise<BankEntryRow> {
  const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, id))
  if (!entry) throw new AppError('NotFound')
  return entry
}
