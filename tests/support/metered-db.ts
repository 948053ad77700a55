import { env } from 'cloudflare:workers'
import { openDb } from '../../worker/db/client'
import type { Db } from '../../worker/db/db'

/**
 * D1 with a meter: `rowsRead()` is the number of rows read by all statements so far, as D1 bills them, `mostWritten()`
 * the largest number of rows written by one statement, `statements()` the number of statements.
 */
export function meteredDb(): {
  db: Db
  database: D1Database
  rowsRead: () => number
  mostWritten: () => number
  statements: () => number
} {
  let [rows, most, statements] = [0, 0, 0]
  const count = <Result extends D1Result>(result: Result): Result => {
    statements += 1
    rows += result.meta.rows_read
    most = Math.max(most, result.meta.rows_written)
    return result
  }
  const inner = new WeakMap<object, D1PreparedStatement>()
  const metered = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => metered(statement.bind(...values)),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      // raw() returns no meta, so the statement runs a second time for its count.
      raw: async (options?: never) => {
        count(await statement.all())
        return statement.raw(options)
      },
    } as unknown as D1PreparedStatement
    inner.set(wrapped, statement)
    return wrapped
  }
  const database = {
    prepare: (query: string) => metered(env.DB.prepare(query)),
    batch: async (statements: D1PreparedStatement[]) =>
      (await env.DB.batch(statements.map((statement) => inner.get(statement) ?? statement))).map(
        count,
      ),
    withSession: () => database,
    getBookmark: () => null,
  } as unknown as D1Database
  return {
    db: openDb(database),
    database,
    rowsRead: () => rows,
    mostWritten: () => most,
    statements: () => statements,
  }
}
