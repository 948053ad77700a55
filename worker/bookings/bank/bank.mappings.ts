import { ne } from 'drizzle-orm'
import type { BankMapping } from '../../contracts/bookings/bank-imports'
import { auditOfChange } from '../../db/audit'
import type { Db } from '../../db/db'
import { bankMappings } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { knownAccount } from './bank.accounts'

export async function listMappings(db: Db): Promise<{ mappings: BankMapping[] }> {
  const rows = await db.select().from(bankMappings)
  const mappings = rows.map(({ account, headerHash, columns }) => ({
    words: {},
    ...(JSON.parse(columns) as Omit<BankMapping, 'account' | 'headerHash' | 'words'>),
    account,
    headerHash,
  }))
  return { mappings }
}

/** Stores the meanings of columns and words of an account's files and replaces the earlier mapping. */
export async function saveMapping(c: MemberScope, mapping: BankMapping): Promise<void> {
  const { db, now } = c.var
  const { headerHash, account: typed, ...named } = mapping
  const account = await knownAccount(db, typed)
  const stored = { columns: JSON.stringify(named), updatedAt: now }
  await db.batch([
    db
      .insert(bankMappings)
      .values({ account, headerHash, ...stored })
      .onConflictDoUpdate({
        target: [bankMappings.account, bankMappings.headerHash],
        set: stored,
        setWhere: ne(bankMappings.columns, stored.columns),
      }),
    auditOfChange(c, { action: 'bank.map', subjectType: 'bank_account', subjectId: account }),
  ])
}
