import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** True if a table has a row that meets the condition. */
export function rowExists(table: SQLiteTable, condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${table} where ${condition})`
}
