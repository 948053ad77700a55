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

/** The tables of the database, parents before their children. */
export async function readSchema(db: Db): Promise<BackupTable[]> {
  const names = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
      AND name <> 'd1_migrations' ORDER BY name`,
  )
  const tables: BackupTable[] = []
  for (const { name } of names) {
    // 2 and 3 mark derived columns.
    const columns = await db.all<{ name: string; pk: number; hidden: number }>(
      sql`SELECT name, pk, hidden FROM pragma_table_xinfo(${name}) ORDER BY cid`,
    )
    const parents = await db.all<{ parent: string }>(
      sql`SELECT "table" AS parent FROM pragma_foreign_key_list(${name})`,
    )
    tables.push({
      name,
      columns: columns.filter(({ hidden }) => hidden === 0).map((column) => column.name),
      primaryKey: columns
        .filter(({ pk }) => pk > 0)
        .toSorted((a, b) => a.pk - b.pk)
        .map((column) => column.name),
      parents: [...new Set(parents.map(({ parent }) => parent))].filter((parent) => parent !== name),
    })
  }
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
