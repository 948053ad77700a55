/**
 * D1 that records the statements of a batch that return two columns of the same name. D1 returns
 * objects for a batch, so one of the two is lost and later columns are read wrongly.
 */
export function columnWatch(database: D1Database, ambiguous: Set<string>): D1Database {
  const watched = (session: Pick<D1Database, 'prepare' | 'batch'>): D1Database =>
    ({
      prepare: (query: string) => new Watched(session.prepare(query), query),
      batch: async (statements: Watched[]) => {
        for (const { inner, query } of statements)
          if (/^\s*select\b.*\bjoin\b/is.test(query) && (await hasDuplicateColumns(inner)))
            ambiguous.add(query)
        return session.batch(statements.map(({ inner }) => inner))
      },
      withSession: (constraint?: string) => {
        const opened = database.withSession(constraint)
        return Object.assign(watched(opened), { getBookmark: () => opened.getBookmark() })
      },
    }) as unknown as D1Database
  return watched(database)
}

async function hasDuplicateColumns(statement: D1PreparedStatement): Promise<boolean> {
  const [names] = await statement.raw({ columnNames: true })
  return new Set(names).size < names.length
}

class Watched {
  readonly inner: D1PreparedStatement
  readonly query: string

  constructor(inner: D1PreparedStatement, query: string) {
    this.inner = inner
    this.query = query
  }

  bind(...values: unknown[]) {
    return new Watched(this.inner.bind(...values), this.query)
  }

  all() {
    return this.inner.all()
  }

  run() {
    return this.inner.run()
  }

  raw() {
    return this.inner.raw()
  }

  first() {
    return this.inner.first()
  }
}
