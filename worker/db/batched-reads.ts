interface Waiting {
  statements: D1PreparedStatement[]
  resolve: (results: D1Result[]) => void
  reject: (error: unknown) => void
}

/**
 * D1 for the loaders of one page: concurrent reads travel as one batch, so a page costs one round trip. For reads only:
 * a batch is a transaction, and one failing statement fails all.
 */
export function batchReads(database: D1Database): D1Database {
  let session: D1DatabaseSession | null = null
  let waiting: Waiting[] = []
  const real = () => (session ??= database.withSession('first-unconstrained'))
  const own = new WeakMap<object, D1PreparedStatement>()

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

  const gathered = (statement: D1PreparedStatement, isJoined: boolean): D1PreparedStatement => {
    const one = async () => {
      const [result] = await send([statement])
      if (!result) throw new Error('D1 gave no result')
      return result
    }
    const facade = {
      bind: (...values: unknown[]) => gathered(statement.bind(...values), isJoined),
      all: one,
      run: one,
      // Joined tables may share column names: rows of a batch lose one of them, only raw() keeps both.
      raw: async () =>
        isJoined
          ? statement.raw()
          : (await one()).results.map((row) => Object.values(row as object)),
      first: async (column?: string) => {
        const row = (await one()).results[0] as Record<string, unknown> | undefined
        return row === undefined ? null : column === undefined ? row : row[column]
      },
    } as unknown as D1PreparedStatement
    own.set(facade, statement)
    return facade
  }

  const gathering = {
    prepare: (query: string) => gathered(real().prepare(query), / join /i.test(query)),
    batch: (statements: D1PreparedStatement[]) =>
      send(statements.map((each) => own.get(each) ?? each)),
    withSession: () => gathering,
    getBookmark: () => real().getBookmark(),
  } as unknown as D1Database
  return gathering
}
