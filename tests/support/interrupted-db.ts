import { env } from 'cloudflare:workers'

/** D1 that runs `interruption` right before the n-th batch, after the reads that it depends on. */
export function interruptedDb(interruption: () => Promise<unknown>, nth = 1): D1Database {
  let batches = 0
  const wrap = (target: D1Database | D1DatabaseSession) => ({
    prepare: (query: string) => target.prepare(query),
    batch: async (statements: D1PreparedStatement[]) => {
      batches += 1
      if (batches === nth) await interruption()
      return target.batch(statements)
    },
    withSession: (bookmark?: string) => wrap(env.DB.withSession(bookmark)),
    getBookmark: () => ('getBookmark' in target ? target.getBookmark() : null),
  })
  return wrap(env.DB) as unknown as D1Database
}

const WRITE = /^\s*(?:insert|update|delete)\b/i

/** D1 that runs `interruption` right before the n-th round trip that writes. */
export function databaseBeforeWrite(nth: number, interruption: () => Promise<unknown>): D1Database {
  let writes = 0
  const before = async (queries: string[]) => {
    if (!queries.some((query) => WRITE.test(query))) return
    writes += 1
    if (writes === nth) await interruption()
  }
  const around = (target: D1Database | D1DatabaseSession): unknown => ({
    prepare: (query: string) => statement(target.prepare(query), query),
    batch: async (statements: Observed[]) => {
      await before(statements.map(({ query }) => query))
      return target.batch(statements.map(({ inner }) => inner))
    },
    withSession: (bookmark?: string) => around(env.DB.withSession(bookmark)),
    getBookmark: () => ('getBookmark' in target ? target.getBookmark() : null),
  })
  const statement = (inner: D1PreparedStatement, query: string): Observed => ({
    inner,
    query,
    bind: (...values) => statement(inner.bind(...values), query),
    all: () => before([query]).then(() => inner.all()),
    run: () => before([query]).then(() => inner.run()),
    raw: () => before([query]).then(() => inner.raw()),
  })
  return around(env.DB) as D1Database
}

interface Observed {
  inner: D1PreparedStatement
  query: string
  bind: (...values: unknown[]) => Observed
  all: () => Promise<unknown>
  run: () => Promise<unknown>
  raw: () => Promise<unknown>
}
