import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './db'
import { messagesOf } from './error-messages'

/**
 * A statement that fails its whole batch unless a condition is true at that moment (NULL is not true): what an earlier
 * read decided is asked once more where nothing can come in between. See `isFailedAssertion`.
 */
export function assertInBatch(db: Db, condition: SQL | undefined, name: string) {
  // SQLite cannot raise an error outside of triggers. A malformed JSON path is one, and its text names the path.
  const assertion = sql<number>`iif(${condition}, 1, json_extract('{}', ${name}))`
  // Not `db.run`: Drizzle leaves out the parameters of a raw statement in a batch.
  return db.select({ assertion }).from(sql`(select 1)`)
}

/** Whether a batch failed because the assertion of this name was not true. */
export function isFailedAssertion(error: unknown, name: string): boolean {
  return messagesOf(error).some((text) => text.includes('JSON path') && text.includes(`'${name}'`))
}
