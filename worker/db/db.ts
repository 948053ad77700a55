import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { BatchItem } from 'drizzle-orm/batch'

export type Db = DrizzleD1Database & { $client: D1Database }

/** A statement for `db.batch`. */
export type Statement = BatchItem<'sqlite'>
