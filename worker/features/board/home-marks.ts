import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import { TOPIC_CATEGORIES } from '../../contracts/topic-rules'

/** Topics between marks, so a page skips fewer than that. */
const SPACING = 5

const LISTS: [list: string, condition: SQL][] = [
  ['home', sql`is_listed = 1`],
  ...TOPIC_CATEGORIES.map((category): [string, SQL] => [
    `home:${category}`,
    sql`is_listed = 1 and category = ${category}`,
  ]),
]

/** Job: marks every fifth topic of each home list, starting at the last mark. */
export async function setHomeMarks(env: Bindings): Promise<void> {
  const db = openDb(env.DB)
  for (const [list, condition] of LISTS) {
    const last = (column: string) =>
      sql`coalesce((select max(${sql.raw(column)}) from home_marks where list = ${list}), 0)`
    // Topics of the same time share a position, so a mark is never between them.
    await db.run(sql`insert or ignore into home_marks (list, n, created_at)
      select ${list}, n, created_at from (
        select ${last('n')} + count(*) over (order by created_at) as n, created_at from topics
        where ${condition} and created_at > ${last('created_at')})
      where n % ${sql.raw(String(SPACING))} = 0`)
  }
}

/** The condition for the nearest mark before `offset`, and the rest to skip (a number in SQL). */
export function homePlace({ list, offset }: Record<'list' | 'offset', Placeholder>): {
  since: SQL
  skipped: number
} {
  // Counted from the oldest topic, because new ones are added at the other end.
  const atMark = (wanted: SQL) => sql`case when ${offset} > 0 then (
    select ${wanted} from topic_counts as size cross join home_marks as mark on mark.list = size.list and mark.n >= size.n - ${offset}
    where size.list = ${list} order by mark.n limit 1) end`
  const skipped = sql`coalesce(${atMark(sql`mark.n - size.n + ${offset}`)}, ${offset})`
  return {
    since: sql`topics.created_at <= coalesce(${atMark(sql`mark.created_at`)}, 9e15)`,
    // SQLite accepts an expression, Drizzle's types only a number.
    skipped: skipped as unknown as number,
  }
}
