import type { Perform } from './chaos'

/** A statement that fails while it runs, so that SQLite really rolls its batch back. */
const REFUSED = "SELECT json('{')"
/** The error that the worker gets: D1 failed, not the statement. */
const AWAY = 'D1_ERROR: Network connection lost.'

/** D1 with every round trip going through `perform`. */
export function faultyDatabase(database: D1Database, perform: Perform): D1Database {
  return around(database)

  function around(session: Pick<D1Database, 'prepare' | 'batch'>): D1Database {
    return {
      prepare: (query: string) => new FaultyStatement(session.prepare(query), query, perform),
      batch: (statements: FaultyStatement[]) =>
        perform({
          store: 'db',
          operation: 'batch',
          size: statements.length,
          about: statements.map(({ query }) => query).join(';\n'),
          real: (fault) => {
            const inner: D1PreparedStatement[] = statements.map((statement) => statement.inner)
            if (fault?.mode !== 'fail-before') return session.batch(inner)
            inner.splice(fault.at ?? 0, 0, session.prepare(REFUSED))
            return session.batch(inner).catch(() => Promise.reject(new Error(AWAY)))
          },
        }),
      withSession: (constraint?: string) => {
        const opened = database.withSession(constraint)
        return Object.assign(around(opened), { getBookmark: () => opened.getBookmark() })
      },
    } as unknown as D1Database
  }
}

class FaultyStatement {
  readonly inner: D1PreparedStatement
  readonly query: string
  readonly #perform: Perform

  constructor(inner: D1PreparedStatement, query: string, perform: Perform) {
    this.inner = inner
    this.query = query
    this.#perform = perform
  }

  bind(...values: unknown[]) {
    return new FaultyStatement(this.inner.bind(...values), this.query, this.#perform)
  }

  all() {
    return this.#run('all', () => this.inner.all())
  }

  run() {
    return this.#run('run', () => this.inner.run())
  }

  raw() {
    return this.#run('raw', () => this.inner.raw())
  }

  first() {
    return this.#run('first', () => this.inner.first())
  }

  #run<Result>(operation: string, real: () => Promise<Result>): Promise<Result> {
    return this.#perform({
      store: 'db',
      operation,
      about: this.query,
      // A single statement can fail at one place only.
      real: (fault) => (fault ? Promise.reject(new Error(AWAY)) : real()),
    })
  }
}
