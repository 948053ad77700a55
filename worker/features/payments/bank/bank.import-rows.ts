import { sql } from 'drizzle-orm'
import type { NewImport } from '../../../contracts/bank/new-import'
import { entryIdentity, numberEqual } from '../../../contracts/bank/entry-identity'
import { bankEntries } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { keyedHash } from '../../../http/keyed-hash'

/** The rows of a statement are sent as one parameter, which D1 limits to 2 MB. */
const ROWS_A_STATEMENT = 1000

/** The newest import: within its own batch, the one that the batch inserted. */
export const THIS_IMPORT = sql`(SELECT max(id) FROM bank_imports)`

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
