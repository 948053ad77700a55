import { eq, sql } from 'drizzle-orm'
import type { NewImport } from '../../../contracts/bank/new-import'
import { auditStatement } from '../../../db/audit'
import type { Db } from '../../../db/db'
import { pick } from '../../../db/pick'
import { bankImports } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { keyColumns, type RequestKey } from '../../../http/idempotency'
import { THIS_IMPORT } from './bank.import-rows'

/** Inserts an import; its entries are not counted yet. */
export function importStatement(
  { var: { db, now, member } }: MemberScope,
  statement: NewImport,
  key: RequestKey | null,
) {
  return db.insert(bankImports).values({
    ...pick(statement, 'account', 'fileName', 'fileHash', 'balanceOk'),
    ...daysOf(statement),
    added: 0,
    known: statement.rows.length,
    userId: member.userId,
    at: now,
    ...keyColumns(key),
  })
}

function daysOf({ rows }: NewImport) {
  const days = rows.map(({ day }) => day).toSorted()
  return { firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null }
}

/** Logs the number of rows and their first and last day. */
export function auditOfImport(c: MemberScope, { account, rows }: NewImport) {
  const days = rows.map(({ day }) => day).toSorted()
  return auditStatement(c, {
    action: 'bank.import',
    subjectType: 'bank_account',
    subjectId: account,
    detail: `${rows.length} rows, ${days[0]} – ${days.at(-1)}`,
  })
}

/** Stores how many of the rows were new. */
export function countStatement(db: Db, { rows }: NewImport) {
  const added = sql<number>`(SELECT count(*) FROM bank_entries WHERE import_id = ${THIS_IMPORT})`
  return db
    .update(bankImports)
    .set({ added, known: sql`${rows.length} - ${added}` })
    .where(eq(bankImports.id, THIS_IMPORT))
    .returning({ id: bankImports.id })
}
