import { and, eq, sql } from 'drizzle-orm'
import type { NewImport } from '../../contracts/new-import'
import { entryIdentity, numberEqual } from '../../contracts/entry-identity'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bankEntries, bankImports } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { requireWithinLimit } from '../../http/rate-limits'

/** Rows that travel as one parameter, which D1 limits to 2 MB. */
const ROWS_A_STATEMENT = 1000

/** The import that was inserted last, which in its batch is its own. */
const THIS_IMPORT = sql`(SELECT max(id) FROM bank_imports)`

/** Returns the id of the import. @throws AppError TooManyRequests, AlreadyImported */
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

function importStatement(
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
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
  })
}

function daysOf({ rows }: NewImport) {
  const days = rows.map(({ day }) => day).toSorted()
  return { firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null }
}

/** The rows as entries of the import that was inserted last. */
function entryStatements(
  { var: { db, now, settings } }: MemberScope,
  { account, currency, rows }: NewImport,
) {
  const entries = numberEqual(rows).map((row) => [
    row.day,
    row.amount,
    row.payer,
    row.memo,
    keyedHash(settings.pepper, 'bank', entryIdentity(account, 'csv', row)),
  ])
  return partsOf(entries).map((part) =>
    db
      .insert(bankEntries)
      .select(
        sql`SELECT NULL, ${account}, 'csv', ${THIS_IMPORT}, value ->> 0, value ->> 1, ${currency},
          value ->> 2, nullif(value ->> 3, ''), NULL, NULL, value ->> 4, NULL, 0, 'new', ${now}
          FROM json_each(${JSON.stringify(part)}) WHERE true`,
      )
      .onConflictDoNothing({ target: bankEntries.fingerprint }),
  )
}

function partsOf<Entry>(entries: readonly Entry[]): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / ROWS_A_STATEMENT) }, (_, index) =>
    entries.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  )
}

function auditOfImport(c: MemberScope, { account, rows }: NewImport) {
  const days = rows.map(({ day }) => day).toSorted()
  return auditStatement(c, {
    action: 'bank.import',
    subjectType: 'bank_account',
    subjectId: account,
    detail: `${rows.length} rows, ${days[0]} – ${days.at(-1)}`,
  })
}

/** How many of the rows were new. */
function countStatement(db: Db, { rows }: NewImport) {
  const added = sql<number>`(SELECT count(*) FROM bank_entries WHERE import_id = ${THIS_IMPORT})`
  return db
    .update(bankImports)
    .set({ added, known: sql`${rows.length} - ${added}` })
    .where(eq(bankImports.id, THIS_IMPORT))
    .returning({ id: bankImports.id })
}

/** What the same file did before; this request has added nothing. */
async function earlierImport(db: Db, statement: NewImport) {
  const [earlier] = await db
    .select(pick(bankImports, 'added', 'known', 'at'))
    .from(bankImports)
    .where(isSameFile(statement))
  return { ...earlier, added: 0, known: statement.rows.length }
}
