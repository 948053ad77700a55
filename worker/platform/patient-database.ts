import { within } from './patience'

/** D1's answers take milliseconds; one that takes this long stands for a D1 that is away. */
const D1_PATIENCE_MS = 4000
const LATE = 'D1_ERROR: no answer in time'

type Session = Pick<D1DatabaseSession, 'prepare' | 'batch'>

/** What Drizzle calls of D1, where every round trip ends in time: a request must not wait for a store that hangs. */
export function patient(session: Session): D1Database {
  return {
    prepare: (query: string) => new PatientStatement(session.prepare(query)),
    batch: (statements: PatientStatement[]) =>
      within(D1_PATIENCE_MS, session.batch(statements.map(({ inner }) => inner)), LATE),
  } as unknown as D1Database
}

class PatientStatement {
  readonly inner: D1PreparedStatement

  constructor(inner: D1PreparedStatement) {
    this.inner = inner
  }

  bind(...values: unknown[]) {
    return new PatientStatement(this.inner.bind(...values))
  }

  all() {
    return within(D1_PATIENCE_MS, this.inner.all(), LATE)
  }

  run() {
    return within(D1_PATIENCE_MS, this.inner.run(), LATE)
  }

  raw() {
    return within(D1_PATIENCE_MS, this.inner.raw(), LATE)
  }

  first() {
    return within(D1_PATIENCE_MS, this.inner.first(), LATE)
  }
}
