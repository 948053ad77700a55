interface Waiting {
  statements: D1PreparedStatement[]
  resolve: (results: D1Result[]) => void
  reject: (error: unknown) => void
}

/**
 * D1 for the loaders of one page: concurrent calls of `batch` travel as one, so a page costs one round trip. For reads
 * only: a batch is a transaction, and one failing statement fails all. A read outside of a batch makes its own trip.
 */
export function batchReads(database: D1Database): D1Database {
  let session: D1DatabaseSession | null = null
  let waiting: Waiting[] = []
  const real = () => (session ??= database.withSession('first-unconstrained'))

  const send = (statements: D1PreparedStatement[]) =>
    new Promise<D1Result[]>((resolve, reject) => {
      // A timer fires only after all running loaders have reached their reads.
      if (waiting.length === 0) setTimeout(() => void flush(), 0)
      waiting.push({ statements, resolve, reject })
    })

  const flush = async () => {
    const groups = waiting
    waiting = []
    try {
      const results = await real().batch(groups.flatMap(({ statements }) => statements))
      for (const { statements, resolve } of groups) resolve(results.splice(0, statements.length))
    } catch (error) {
      if (groups.length === 1) return groups[0]?.reject(error)
      // One failing read must not fail the others.
      for (const { statements, resolve, reject } of groups)
        real().batch(statements).then(resolve, reject)
    }
  }

  const batching = {
    prepare: (query: string) => real().prepare(query),
    batch: send,
    withSession: () => batching,
    getBookmark: () => real().getBookmark(),
  } as unknown as D1Database
  return batching
}
