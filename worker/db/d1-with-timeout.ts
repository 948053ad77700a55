import { withTimeout } from '../timeout'

/** D1 usually responds within milliseconds; after this long it counts as down. */
const D1_TIMEOUT_MS = 4000
const LATE = 'D1_ERROR: no response in time'

type Session = Pick<D1DatabaseSession, 'prepare' | 'batch'>

/** The D1 calls that Drizzle makes, each with a timeout. */
export function d1WithTimeout(session: Session): D1Database {
  return {
    prepare: (query: string) => new StatementWithTimeout(session.prepare(query)),
    batch: (statements: StatementWithTimeout[]) =>
      withTimeout(D1_TIMEOUT_MS, session.batch(statements.map(({ inner }) => inner)), LATE),
  } as unknown as D1Database
}

class StatementWithTimeout {
  readonly inner: D1PreparedStatement

  constructor(inner: D1PreparedStatement) {
    this.inner = inner
  }

  bind(...values: unknown[]) {
    return new StatementWithTimeout(this.inner.bind(...values))
  }

  all() {
    return withTimeout(D1_TIMEOUT_MS, this.inner.all(), LATE)
  }

  run() {
    return withTimeout(D1_TIMEOUT_MS, this.inner.run(), LATE)
  }

  raw() {
    return withTimeout(D1_TIMEOUT_MS, this.inner.raw(), LATE)
  }
}
