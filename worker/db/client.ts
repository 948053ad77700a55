import { drizzle } from 'drizzle-orm/d1'
import { AssertingDatabase, type WriteCondition } from './asserting-database'
import { d1WithTimeout } from './d1-with-timeout'
import type { Db } from './db'

export const BOOKMARK_COOKIE = 'd1b'

export interface DbSession {
  db: Db
  /** The replication bookmark after this request's writes, for the visitor's cookie. */
  bookmark: () => string | null
  /** Every later write of this request asserts the condition in its own transaction. */
  assertOnWrites: (condition: WriteCondition) => void
}

/** Groups of hexadecimal digits. D1 also accepts words, with which a visitor could send every read to the primary. */
const BOOKMARK = /^[\da-f]+(?:-[\da-f]+)+$/

/**
 * Opens D1 for one request. The bookmark of the visitor's last write makes a replica wait until it has that write. Only
 * the bookmark's form is checked; D1 may still refuse it.
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

/** Opens D1's primary, for responses outside the API. */
export function openPrimary(database: D1Database): Db {
  return drizzle(d1WithTimeout(database))
}

/** Opens D1 without a timeout: queue, cron, scripts, tests. */
export function openDb(database: D1Database): Db {
  return drizzle(database)
}
