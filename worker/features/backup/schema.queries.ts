import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db'

export interface BackupTable {
  name: string
  /** Without those that SQLite derives. */
  columns: string[]
  primaryKey: string[]
  /** Tables that its foreign keys point to. */
  parents: string[]
}

const OWN_TABLES = sql.raw(
  "m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND m.name <> 'd1_migrations'",
)

/** The tables of the database, parents before their children. */
export async function readSchema(db: Db): Promise<BackupTable[]> {
  // 2 and 3 in `hidden` mark derived columns.
  const columns = await db.all<{ tableName: string; name: string; pk: number }>(
    sql`SELECT m.name AS tableName, x.name, x.pk FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS x
      WHERE ${OWN_TABLES} AND x.hidden = 0 ORDER BY m.name, x.cid`,
  )
  const parents = await db.all<{ tableName: string; parent: string }>(
    sql`SELECT DISTINCT m.name AS tableName, f."table" AS parent FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f
      WHERE ${OWN_TABLES} AND f."table" <> m.name`,
  )
  const parentsOf = Map.groupBy(parents, ({ tableName }) => tableName)
  const tables = [...Map.groupBy(columns, ({ tableName }) => tableName)].map(([name, own]) => ({
    name,
    columns: own.map((column) => column.name),
    primaryKey: own
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    parents: (parentsOf.get(name) ?? []).map(({ parent }) => parent),
  }))
  return parentsFirst(tables)
}

function parentsFirst(tables: BackupTable[]): BackupTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<BackupTable>()
  const visit = (table: BackupTable) => {
    for (const parent of table.parents) {
      const found = byName.get(parent)
      if (found && !ordered.has(found)) visit(found)
    }
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}
