import { DAY_MS } from '../../contracts/dates/durations'

interface Sweep {
  prefix?: string
  /** UTC ms. */
  now: number
  /** Returns the objects without a row. */
  withoutRow: (objects: string[]) => Promise<string[]>
}

/** Deletes objects of R2 that are older than a day and have no row, as failed writes leave them. Returns the count. */
export async function deleteOrphans(
  media: R2Bucket,
  { prefix, now, withoutRow }: Sweep,
): Promise<number> {
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
