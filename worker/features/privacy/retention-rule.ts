import type { SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Expired rows of a table. */
export type RetentionRule = [name: string, table: SQLiteTable, isExpired: SQL | undefined]
