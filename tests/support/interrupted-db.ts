import { env } from 'cloudflare:workers'

/** D1 where something else happens between what was read and the first batch that goes by it, or the n-th. */
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
