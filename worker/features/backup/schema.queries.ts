import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db'

export interface BackupTable {
  name: string
  /** Without generated columns. */
  columns: string[]
  primaryKey: string[]
  /** Single-column foreign keys to other tables. */
  references: Reference[]
  /** Foreign keys to rows of the same table. */
  ownReferences: Reference[]
}

interface Reference {
  column: string
  parent: string
  key: string
}

/** Excludes tables whose rows come with the migrations and never change. */
const OWN_TABLES = sql.raw(
  "m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND m.name NOT IN ('d1_migrations', 'numbers', 'booking_transitions')",
)

/** The tables of the database, parents before their children. */
export async function readSchema(db: Db): Promise<BackupTable[]> {
  // 2 and 3 in `hidden` mark generated columns.
  const columns = await db.all<{ tableName: string; name: string; pk: number }>(
    sql`SELECT m.name AS tableName, x.name, x.pk FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS x
      WHERE ${OWN_TABLES} AND x.hidden = 0 ORDER BY m.name, x.cid`,
  )
  const references = await db.all<Reference & { tableName: string }>(
    sql`SELECT m.name AS tableName, f."from" AS "column", f."table" AS parent, f."to" AS "key"
      FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f WHERE ${OWN_TABLES}`,
  )
  const referencesOf = Map.groupBy(references, ({ tableName }) => tableName)
  const tables = [...Map.groupBy(columns, ({ tableName }) => tableName)].map(([name, own]) => ({
    name,
    columns: own.map((column) => column.name),
    primaryKey: own
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    references: (referencesOf.get(name) ?? []).filter(({ parent }) => parent !== name),
    ownReferences: (referencesOf.get(name) ?? []).filter(({ parent }) => parent === name),
  }))
  return parentsFirst(tables)
}

function parentsFirst(tables: BackupTable[]): BackupTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<BackupTable>()
  const visit = (table: BackupTable) => {
    for (const { parent } of table.references) {
      const found = byName.get(parent)
      if (found && !ordered.has(found)) visit(found)
    }
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}
