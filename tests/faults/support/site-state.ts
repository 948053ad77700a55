import { env } from 'cloudflare:workers'
import { emptyStores } from '../../support/empty-stores'

/** Counters rise before the write that they limit, so a failed write may have counted; so do the `tries` of a code. */
const COUNTERS = new Set(['limit_counters', 'login_failures', 'used_challenges'])

/** The rows of each table, as text. */
export type SiteState = Map<string, { rows: number; text: string }>

/** An empty site: D1, KV and R2 as after the first deployment. */
export const freshSite = (): Promise<void> => emptyStores()

/** The rows of every table; `withCounters` includes the counters. */
export async function readState({ withCounters = false } = {}): Promise<SiteState> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'",
  ).all<{ name: string }>()
  const names = tables.map(({ name }) => name).filter((name) => withCounters || !COUNTERS.has(name))
  const read = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)))
  return new Map(
    names.map((name, place) => {
      const rows = (read[place]?.results ?? []).map((row) =>
        withCounters ? row : { ...(row as object), tries: 0 },
      )
      return [name, { rows: rows.length, text: JSON.stringify(rows) }]
    }),
  )
}

/** Changed tables as `table+rows`, `table-rows` or `table~`, to compare two runs of the same write. */
export function changesBetween(before: SiteState, after: SiteState): string[] {
  return [...after].flatMap(([table, { rows, text }]) => {
    const earlier = before.get(table) ?? { rows: 0, text: '[]' }
    if (text === earlier.text) return []
    return rows === earlier.rows
      ? [`${table}~`]
      : [`${table}${rows > earlier.rows ? '+' : ''}${rows - earlier.rows}`]
  })
}
