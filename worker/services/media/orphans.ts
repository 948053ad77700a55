import { inArray, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Db } from '../../db/db'
import { listOf } from '../../db/value-list'

/** R2 deletes at most 1000 objects in one call. */
export const A_ROUND = 500
const MAX_ROUNDS = 20

/**
 * Deletes expired objects in rounds, each before its rows, so that a failed run can be repeated. `list` returns the keys of
 * the next round, at most `A_ROUND`, and none of those that `forget` was given. Returns the count.
 */
export async function deleteExpiredObjects(
  media: R2Bucket,
  { list, forget }: { list: () => Promise<string[]>; forget: (keys: string[]) => Promise<void> },
): Promise<number> {
  let deleted = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const keys = await list()
    if (keys.length === 0) break
    await media.delete(keys)
    await forget(keys)
    deleted += keys.length
  }
  return deleted
}

/** Those of some keys that a column does not have. */
export async function keysWithoutRow(
  db: Db,
  column: SQLiteColumn,
  keys: string[],
): Promise<string[]> {
  const rows = await db
    .select({ key: sql<string>`${column}` })
    .from(column.table)
    .where(inArray(column, listOf(keys)))
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}

/**
 * Deletes objects of R2 that are older than a day at `now` (UTC ms) and have no row, as failed
 * writes leave them. Returns the count. `withoutRow` returns those of some keys that have none.
 */
export async function deleteOrphans(
  media: R2Bucket,
  sweep: { prefix?: string; now: number; withoutRow: (keys: string[]) => Promise<string[]> },
): Promise<number> {
  const { prefix, now, withoutRow } = sweep
  let cursor: string | undefined
  let deleted = 0
  do {
    const page = await media.list({ ...(prefix && { prefix }), ...(cursor && { cursor }) })
    const old = page.objects
      .filter(({ uploaded }) => uploaded.getTime() < now - DAY_MS)
      .map(({ key }) => key)
    const orphans = old.length === 0 ? [] : await withoutRow(old)
    if (orphans.length > 0) await media.delete(orphans)
    deleted += orphans.length
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return deleted
}
