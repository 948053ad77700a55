import { DAY_MS } from '../../contracts/dates/durations'

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
