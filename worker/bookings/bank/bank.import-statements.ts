import { eq, sql } from 'drizzle-orm'
import type { NewImport } from '../../contracts/bookings/new-import'
import { entryIdentity, numberEqual } from '../../contracts/bookings/entry-identity'
import { auditStatement } from '../../db/audit'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bankImports, bankEntries } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { keyColumns, type RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'

/** The rows of a statement are sent as one parameter, which D1 limits to 2 MB. */
const ROWS_A_STATEMENT = 1000

/** The newest import: within its own batch, the one that the batch inserted. */
const THIS_IMPORT = sql`(SELECT max(id) FROM bank_imports)`

/** Inserts an import; its entries are not counted yet. */
export function insertedImport(
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

/** Stores the number of new rows. */
export function countStatement(db: Db, { rows }: NewImport) {
  const added = sql<number>`(SELECT count(*) FROM bank_entries WHERE import_id = ${THIS_IMPORT})`
  return db
    .update(bankImports)
    .set({ added, known: sql`${rows.length} - ${added}` })
    .where(eq(bankImports.id, THIS_IMPORT))
    .returning({ id: bankImports.id })
}

/** Inserts the rows as entries of the newest import; known rows are skipped. */
export function entryStatements(
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
