import { sql } from 'drizzle-orm'
import { foldAccount } from '../../contracts/bookings/entry-identity'
import type { Currency } from '../../contracts/currencies'
import type { Db } from '../../db/db'
import { bankImports } from '../../db/schema/payments'

/** The known spelling of an account's name, which people type with other spaces and capitals. */
export async function knownAccount(db: Db, typed: string): Promise<string> {
  const rows = await db.selectDistinct({ account: bankImports.account }).from(bankImports)
  const folded = foldAccount(typed)
  return rows.find(({ account }) => foldAccount(account) === folded)?.account ?? typed
}

/** The accounts of all files, each in the currency of its newest file with entries. */
export function accountsStatement(db: Db) {
  const { account } = bankImports
  const newest = sql<Currency | null>`(
    SELECT currency FROM bank_entries WHERE import_id IN (
      SELECT id FROM bank_imports AS earlier WHERE earlier.account = bank_imports.account)
    ORDER BY import_id DESC LIMIT 1)`
  return db.selectDistinct({ name: account, currency: newest }).from(bankImports).orderBy(account)
}
