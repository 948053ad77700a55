import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import type { BatchItem } from 'drizzle-orm/batch'
import { AssertingDatabase, type WriteCondition } from './asserting-database'
import { d1WithTimeout } from './d1-with-timeout'
import { messagesOf } from './error-messages'

export type Db = DrizzleD1Database
/** A statement that can stand in `db.batch`. */
export type Statement = BatchItem<'sqlite'>

export const BOOKMARK_COOKIE = 'd1b'

export interface DbSession {
  db: Db
  /** The replication bookmark after this request's writes, to be handed to the visitor. */
  bookmark: () => string | null
  /** From now on every write of this request asserts a condition in its own transaction. */
  assertOnWrites: (condition: WriteCondition) => void
}

/** Groups of hexadecimal digits: D1 also takes words, by which a visitor could send every read to the primary. */
const BOOKMARK = /^[\da-f]+(?:-[\da-f]+)+$/

/**
 * Opens D1 for one request. The bookmark of the visitor's last write makes a replica wait until it has that write.
 * A bookmark that D1 refuses is a visitor's odd cookie, so only its form is checked here.
 */
export function openDbSession(d1: D1Database, bookmark: string | undefined): DbSession {
  const isOne = bookmark !== undefined && bookmark.length <= 200 && BOOKMARK.test(bookmark)
  const session = d1.withSession(isOne ? bookmark : 'first-unconstrained')
  const database = new AssertingDatabase(d1WithTimeout(session))
  return {
    db: drizzle(database as unknown as D1Database),
    bookmark: () => session.getBookmark(),
    assertOnWrites: (condition) => database.assertOnWrites(condition),
  }
}

/** Opens D1's primary for an answer that is not the API's. */
export function openPrimary(database: D1Database): Db {
  return drizzle(d1WithTimeout(database))
}

/** Opens D1 where nobody waits: queue, cron, scripts, tests. */
export function openDb(database: D1Database): Db {
  return drizzle(database)
}

/** Runs statements in one transaction and one round trip; an empty list is no work. */
export async function runBatch(db: Db, statements: Statement[]): Promise<unknown[]> {
  const [first, ...others] = statements
  return first ? db.batch([first, ...others]) : []
}

/** Whether an error is the violation of a unique index or primary key, optionally of a named one (`table.column`). */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  return messagesOf(error).some(
    (text) => text.includes('UNIQUE constraint failed') && (column === undefined || text.includes(column)),
  )
}

/** Whether an error is the refusal of a named check, or of a trigger that raises this name, with which a batch fails. */
export function isRefusal(error: unknown, name: string): boolean {
  return messagesOf(error).some((text) => text.includes(name))
}

/** What SQLite says of a statement that it cannot run, now or later; a busy or broken store has other codes. */
const REFUSAL = /constraint failed|SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG|AUTH|MISUSE)/

/** Whether an error says that D1 itself failed or is away, as opposed to a statement it refused. */
export function isDatabaseFailure(error: unknown): boolean {
  const messages = messagesOf(error)
  return (
    messages.some((text) => /D1_ERROR|Network connection lost|storage caused object/.test(text)) &&
    !messages.some((text) => REFUSAL.test(text))
  )
}
