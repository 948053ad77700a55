import { foldAccount } from '../../contracts/bookings/entry-identity'
import type { Db } from '../../db/db'
import { bankImports } from '../../db/schema/payments'

/** The known spelling of an account's name, which people type with other spaces and capitals. */
export async function knownAccount(db: Db, typed: string): Promise<string> {
  const rows = await db.selectDistinct({ account: bankImports.account }).from(bankImports)
  const folded = foldAccount(typed)
  return rows.find(({ account }) => foldAccount(account) === folded)?.account ?? typed
}
