import { sql } from 'drizzle-orm'
import type { BackupRow } from '../../contracts/backup/exports'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import type { BackupTable } from './backup'

/** Whether a row points to one of its own table. */
export function isLinked({ ownReferences }: BackupTable, row: BackupRow): boolean {
  return ownReferences.some(({ column }) => (row[column] ?? null) !== null)
}

/** Restores the links between rows of one table once all its rows are inserted. Links to missing rows stay empty. */
export async function linkRows(
  db: Db,
  { name, primaryKey, ownReferences }: BackupTable,
  rows: BackupRow[],
): Promise<void> {
  const links = JSON.stringify(
    rows.map((row) => pick(row, ...primaryKey, ...ownReferences.map(({ column }) => column))),
  )
  const table = sql.identifier(name)
  const isSame = primaryKey.map((key) => sql`${table}.${sql.identifier(key)} = ${valueOf(key)}`)
  for (const { column, key } of ownReferences)
    await db.run(
      sql`UPDATE ${table} SET ${sql.identifier(column)} = ${valueOf(column)} FROM json_each(${links})
        WHERE ${sql.join(isSame, sql` AND `)}
          AND EXISTS (SELECT 1 FROM ${table} AS parent WHERE parent.${sql.identifier(key)} = ${valueOf(column)})`,
    )
}

/** The value of a column in a row of `json_each`. */
export function valueOf(column: string) {
  return sql`json_each.value ->> ${`$."${column}"`}`
}
