import { fillPlaceholders, sql, type Placeholder } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Db, Statement } from './db'

/** The parts of a Drizzle query that a batch uses. */
interface Prepared {
  getQuery: () => { sql: string; params: unknown[] }
  mapResult: (response: unknown, isFromBatch?: boolean) => unknown
}

/** Builds statements and never runs them. */
const blank: Db = drizzle({ prepare: (text: string) => ({ text }) } as unknown as D1Database)

/**
 * A statement whose SQL is built once per isolate, with a placeholder for each of `names`: for the busiest reads,
 * building costs more than running. Use the result in `db.batch` only.
 */
export function preparedQuery<Name extends string, Query extends Statement>(
  names: readonly Name[],
  build: (db: Db, values: Record<Name, Placeholder>) => Query,
): (db: Db, values: Record<Name, string | number>) => Query {
  let prepared: Prepared | null = null
  return (db, values) => {
    prepared ??= prepare(names, build)
    const { mapResult } = prepared
    const query = prepared.getQuery()
    const params = fillPlaceholders(query.params, values)
    const filled = {
      stmt: clientOf(db).prepare(query.sql),
      getQuery: () => ({ sql: query.sql, params }),
      mapResult,
    }
    return { _prepare: () => filled } as unknown as Query
  }
}

function prepare<Name extends string>(
  names: readonly Name[],
  build: (db: Db, values: Record<Name, Placeholder>) => Statement,
): Prepared {
  const places = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  ) as unknown as Record<Name, Placeholder>
  const prepared = (build(blank, places) as unknown as { _prepare: () => Prepared })._prepare()
  return { getQuery: () => prepared.getQuery(), mapResult: prepared.mapResult.bind(prepared) }
}

function clientOf(db: Db): D1Database {
  return (db as unknown as { $client: D1Database }).$client
}
