/** D1 that keeps every statement that it runs, with its latest values, in the order of their first run. */
export function seenStatements(database: D1Database): {
  database: D1Database
  seen: Map<string, unknown[]>
} {
  const seen = new Map<string, unknown[]>()
  const inner = new WeakMap<object, D1PreparedStatement>()
  const notes = new WeakMap<object, () => void>()
  const wrap = (
    statement: D1PreparedStatement,
    sql: string,
    values: unknown[],
  ): D1PreparedStatement => {
    const note = () => void seen.set(sql, values)
    const ran =
      <Given extends unknown[], Result>(run: (...given: Given) => Result) =>
      (...given: Given) => {
        note()
        return run(...given)
      }
    const wrapped = {
      bind: (...bound: unknown[]) => wrap(statement.bind(...bound), sql, bound),
      all: ran(() => statement.all()),
      run: ran(() => statement.run()),
      raw: ran((options?: never) => statement.raw(options)),
      first: ran((column?: never) => statement.first(column as unknown as string)),
    } as unknown as D1PreparedStatement
    inner.set(wrapped, statement)
    notes.set(wrapped, note)
    return wrapped
  }
  const watched = {
    prepare: (sql: string) => wrap(database.prepare(sql), sql, []),
    batch: (statements: D1PreparedStatement[]) => {
      for (const statement of statements) notes.get(statement)?.()
      return database.batch(statements.map((statement) => inner.get(statement) ?? statement))
    },
    withSession: () => watched,
    getBookmark: () => null,
  } as unknown as D1Database
  return { database: watched, seen }
}
