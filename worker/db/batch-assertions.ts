import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './db'
import { messagesOf } from './failures'

/** Fails its whole batch unless a condition is true (NULL is not) when it runs: it repeats an earlier check. */
export function assertInBatch(db: Db, condition: SQL | undefined, name: string) {
  // SQLite can raise errors only in triggers. A malformed JSON path is an error too, and its message names the path.
  const assertion = sql<number>`iif(${condition}, 1, json_extract('{}', ${name}))`
  // Not `db.run`: Drizzle drops the parameters of a raw statement in a batch.
  return db.select({ assertion }).from(sql`(select 1)`)
}

/** Whether a batch failed because of the assertion with this name. */
export function isFailedAssertion(error: unknown, name: string): boolean {
  return messagesOf(error).some((text) => text.includes('JSON path') && text.includes(`'${name}'`))
}
