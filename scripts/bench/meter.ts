/** D1 use of one request. */
export interface Bill {
  /** Sequential or concurrent calls to D1. */
  trips: number
  statements: number
  /** Statements of the largest batch. */
  largest: number
  read: number
  written: number
  returned: number
  /** The statement that read the most rows. */
  worst: { sql: string; read: number; returned: number }
}

type Fetch = (
  request: Request,
  env: { DB: D1Database },
  context: ExecutionContext,
) => Promise<Response>

const LONGEST_SQL = 400

/** The same worker with D1 behind a meter, which reports in the response header `x-d1`. */
export function metered(fetch: Fetch): Fetch {
  return async (request, env, context) => {
    const bill: Bill = {
      trips: 0,
      statements: 0,
      largest: 0,
      read: 0,
      written: 0,
      returned: 0,
      worst: { sql: '', read: 0, returned: 0 },
    }
    const answer = await fetch(request, { ...env, DB: meteredDatabase(env.DB, bill) }, context)
    const response = new Response(answer.body, answer)
    response.headers.set('x-d1', encodeURIComponent(JSON.stringify(bill)))
    return response
  }
}

function meteredDatabase(real: D1Database | D1DatabaseSession, bill: Bill): D1Database {
  const inner = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>()
  const count = <Result extends D1Result>(result: Result, sql: string): Result => {
    const { rows_read: read, rows_written: written } = result.meta
    bill.statements += 1
    bill.read += read
    bill.written += written
    bill.returned += result.results.length
    if (read > bill.worst.read)
      bill.worst = { sql: sql.slice(0, LONGEST_SQL), read, returned: result.results.length }
    return result
  }
  const one = async (statement: D1PreparedStatement, sql: string) => {
    bill.trips += 1
    return count(await statement.all(), sql)
  }
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      all: () => one(statement, sql),
      run: () => one(statement, sql),
      // D1's raw() reports no figures, so the statement runs once more for them.
      raw: async (options?: never) => {
        await one(statement, sql)
        return statement.raw(options)
      },
      first: async (column?: string) => {
        const row = (await one(statement, sql)).results[0]
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    } as unknown as D1PreparedStatement
    inner.set(wrapped, { statement, sql })
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(real.prepare(sql), sql),
    batch: async (statements: D1PreparedStatement[]) => {
      bill.trips += 1
      bill.largest = Math.max(bill.largest, statements.length)
      const known = statements.map((each) => inner.get(each) ?? { statement: each, sql: '' })
      const results = await real.batch(known.map(({ statement }) => statement))
      return results.map((result, index) => count(result, known[index]?.sql ?? ''))
    },
    withSession: (constraint?: string) =>
      meteredDatabase('withSession' in real ? real.withSession(constraint) : real, bill),
    getBookmark: () => ('getBookmark' in real ? real.getBookmark() : null),
  } as unknown as D1Database
}
