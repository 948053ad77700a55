import { createHash } from 'node:crypto'
import { type Reply, json, page, type Route } from './calls.ts'
import type { FakeDatabase, FakeState } from './state.ts'

const NAME_TAKEN = { status: 400, code: 7502, message: 'A database with that name already exists' }
const described = ({ id, name }: FakeDatabase) => ({
  uuid: id,
  name,
  version: 'production',
  created_at: '2026-01-01T00:00:00Z',
})

/** D1: one SQLite for each database. A query with several statements is not one transaction, as on D1. */
export const databaseRoutes: Route[] = [
  [
    'GET',
    /^\/accounts\/account\/d1\/database$/,
    (state, call) =>
      page(
        state.databases
          .filter(({ name }) => name.includes(call.query.get('name') ?? ''))
          .map(described),
        call,
      ),
  ],
  [
    'POST',
    /^\/accounts\/account\/d1\/database$/,
    (state, call) => {
      const { name, primary_location_hint, jurisdiction } = json(call) as Record<string, string>
      if (state.databases.some((database) => database.name === name)) return NAME_TAKEN
      return {
        result: described(state.addDatabase(name ?? '', primary_location_hint, jurisdiction)),
      }
    },
  ],
  [
    'GET',
    /^\/accounts\/account\/d1\/database\/([^/]+)$/,
    (state, _call, [id]) => withDatabase(state, id, (found) => ({ result: described(found) })),
  ],
  [
    'GET',
    /^\/accounts\/account\/d1\/database\/([^/]+)\/time_travel\/bookmark$/,
    (state, _call, [id]) =>
      withDatabase(state, id, (found) => ({ result: { bookmark: bookmarkOf(found) } })),
  ],
  [
    'POST',
    /^\/accounts\/account\/d1\/database\/([^/]+)\/query$/,
    (state, call, [id]) =>
      withDatabase(state, id, ({ sqlite }) =>
        query(state, sqlite, json(call) as { sql: string; params?: string[] }),
      ),
  ],
]

function withDatabase(
  state: FakeState,
  id: string | undefined,
  answer: (database: FakeDatabase) => Reply,
): Reply {
  const found = state.databases.find((database) => database.id === id || database.name === id)
  return found
    ? answer(found)
    : { status: 404, code: 7404, message: `The database ${id} could not be found` }
}

function query(
  state: FakeState,
  sqlite: FakeDatabase['sqlite'],
  { sql, params = [] }: { sql: string; params?: string[] },
): Reply {
  try {
    if (state.failingSql && sql.includes(state.failingSql))
      throw new Error('D1_ERROR: the migration was interrupted')
    const isReading = /^\s*(select|with|pragma)/i.test(sql)
    const rows =
      isReading || params.length > 0 ? sqlite.prepare(sql).all(...params) : (sqlite.exec(sql), [])
    return {
      result: [
        {
          results: rows,
          success: true,
          meta: { duration: 1, changes: 0, rows_read: 0, rows_written: 0 },
        },
      ],
    }
  } catch (error) {
    return {
      status: 400,
      code: 7500,
      message: error instanceof Error ? error.message : String(error),
    }
  }
}

/** A bookmark that changes with the schema, which is enough to distinguish two points in time. */
function bookmarkOf({ sqlite }: FakeDatabase): string {
  const schema = JSON.stringify(sqlite.prepare('SELECT sql FROM sqlite_master').all())
  return `00000001-00000000-${createHash('sha256').update(schema).digest('hex').slice(0, 32)}`
}
