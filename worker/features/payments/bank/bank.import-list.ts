import { desc } from 'drizzle-orm'
import type { BankImports } from '../../../contracts/bank/bank-imports'
import { pick } from '../../../db/pick'
import { bankImports } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'

const IMPORTS_SHOWN = 20

/** The newest imports, and the accounts that files were imported for. */
export async function listImports({ var: { db } }: MemberScope): Promise<BankImports> {
  const columns = pick(
    bankImports,
    ...(['id', 'account', 'fileName', 'added', 'known'] as const),
    ...(['firstDay', 'lastDay', 'balanceOk', 'at'] as const),
  )
  const [imports, accounts] = await db.batch([
    db.select(columns).from(bankImports).orderBy(desc(bankImports.id)).limit(IMPORTS_SHOWN),
    db.selectDistinct({ account: bankImports.account }).from(bankImports),
  ])
  return { imports, accounts: accounts.map(({ account }) => account).toSorted() }
}
