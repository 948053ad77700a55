import { and, eq, sql } from 'drizzle-orm'
import type { NewImport } from '../../../contracts/bank/new-import'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import type { Db } from '../../../db/db'
import { pick } from '../../../db/pick'
import { bankImports } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import type { RequestKey } from '../../../http/idempotency'
import { requireWithinLimit } from '../../../http/rate-limits'
import { entryStatements } from './bank.import-rows'
import { importStatement, auditOfImport, countStatement } from './bank.import-statements'

/** Stores an import with its entries; returns its id. @throws AppError TooManyRequests, AlreadyImported */
export async function storeImport(
  c: MemberScope,
  statement: NewImport,
  key: RequestKey | null,
): Promise<number> {
  const { db, member } = c.var
  await requireWithinLimit(c.var, 'bankImport', String(member.userId))
  try {
    const results = await db.batch([
      assertNew(db, statement),
      importStatement(c, statement, key),
      ...entryStatements(c, statement),
      auditOfImport(c, statement),
      countStatement(db, statement),
    ])
    return (results.at(-1) as { id: number }[])[0]?.id ?? 0
  } catch (error) {
    if (!isFailedAssertion(error, 'AlreadyImported')) throw error
    const extra = await earlierImport(db, statement)
    throw new AppError('AlreadyImported', { cause: error, extra })
  }
}

function assertNew(db: Db, statement: NewImport) {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${bankImports} WHERE ${isSameFile(statement)})`
  return assertInBatch(db, isNew, 'AlreadyImported')
}

function isSameFile({ account, fileHash }: NewImport) {
  return and(eq(bankImports.account, account), eq(bankImports.fileHash, fileHash))
}

/** When the same file was imported; this request has added none of its rows. */
async function earlierImport(db: Db, statement: NewImport) {
  const [earlier] = await db
    .select(pick(bankImports, 'added', 'known', 'at'))
    .from(bankImports)
    .where(isSameFile(statement))
  return { ...earlier, added: 0, known: statement.rows.length }
}
