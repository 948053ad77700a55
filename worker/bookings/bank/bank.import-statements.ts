import { and, between, eq, isNull, sql } from 'drizzle-orm'
import type { NewImport } from '../../contracts/bookings/bank-imports'
import { takenFrom, TAKEN_WITHIN_DAYS } from '../../contracts/bookings/bank-statements'
import { entryIdentity, equalNumberer } from '../../contracts/bookings/entry-identity'
import { addDays } from '../../contracts/dates/calendar'
import { auditStatement } from '../../db/audit'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { bankImports, bankEntries } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { keyColumns, type RequestKey } from '../../http/idempotency'
import { keyedHash } from '../../http/keyed-hash'
import { inParts } from './in-parts'

/** Rows of one statement, hashed at once. They are sent as one parameter, which D1 limits to 2 MB. */
const ROWS_A_STATEMENT = 250

type Numbered = NewImport['rows'][number] & { nth: number }

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
export function auditOfImport(c: MemberScope, statement: NewImport) {
  const { firstDay, lastDay } = daysOf(statement)
  return auditStatement(c, {
    action: 'bank.import',
    subjectType: 'bank_account',
    subjectId: statement.account,
    detail: `${statement.rows.length} rows, ${firstDay} – ${lastDay}`,
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

/**
 * Marks entries of earlier files whose money the bank took back. In the batch of the import, before its entries: each row is
 * compared with entries that came until its day.
 */
export async function takenBackStatements(
  { var: { db } }: MemberScope,
  { account, currency, takenBack }: NewImport,
) {
  if (takenBack.length === 0) return []
  const days = takenBack.map(({ day }) => day).toSorted()
  const from = addDays(days[0] ?? '', -TAKEN_WITHIN_DAYS)
  const stored = await db
    .select(pick(bankEntries, 'id', 'day', 'amount', 'payer', 'memo'))
    .from(bankEntries)
    .where(
      and(
        eq(bankEntries.account, account),
        eq(bankEntries.currency, currency),
        isNull(bankEntries.takenBackOn),
        between(bankEntries.day, from, days.at(-1) ?? ''),
        sql`${bankEntries.amount} IN (SELECT value FROM json_each(${JSON.stringify(takenBack.map(({ amount }) => amount))}))`,
      ),
    )
  const left = new Map(stored.map((entry) => [entry.id, { ...entry, memo: entry.memo ?? '' }]))
  return takenBack.flatMap((back) => {
    const came = takenFrom([...left.values()], back)
    if (!came) return []
    left.delete(came.id)
    return [
      db.update(bankEntries).set({ takenBackOn: back.day }).where(eq(bankEntries.id, came.id)),
    ]
  })
}

/** Inserts the rows as entries of the newest import; of known rows, only that the bank took them back is new. */
export async function entryStatements(
  { var: { db, now, settings } }: MemberScope,
  { account, currency, rows }: NewImport,
) {
  const toEntry = (row: Numbered) => [
    row.day,
    row.amount,
    row.payer,
    row.memo,
    keyedHash(settings.pepper, 'bank', entryIdentity(account, 'csv', row)),
    row.takenBackOn ?? null,
  ]
  const number = equalNumberer()
  const parts = await inParts(rows, ROWS_A_STATEMENT, (part) =>
    part.map((row) => toEntry(number(row))),
  )
  return parts.map((part) =>
    db
      .insert(bankEntries)
      .select(
        sql`SELECT NULL, ${account}, 'csv', ${THIS_IMPORT}, value ->> 0, value ->> 1, ${currency},
          value ->> 2, nullif(value ->> 3, ''), NULL, NULL, value ->> 4, NULL, 0, 'new', ${now}, value ->> 5
          FROM json_each(${JSON.stringify(part)}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: bankEntries.fingerprint,
        set: { takenBackOn: sql`excluded.taken_back_on` },
        setWhere: sql`excluded.taken_back_on IS NOT NULL`,
      }),
  )
}
