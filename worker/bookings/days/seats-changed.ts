import { eq, sql } from 'drizzle-orm'
import { purgeTags } from '../../cache/tags'
import type { Db, Statement } from '../../db/db'
import { contentVersions } from '../../db/schema/tours'

/** Part of every batch that takes or releases seats of a departure: copies of its tour are read again. */
export function seatsChangedStatements(db: Db, tourId: number | null, now: number): Statement[] {
  if (tourId === null) return []
  return [
    db
      .update(contentVersions)
      .set({ changedAt: sql`max(${contentVersions.changedAt} + 1, ${now})` })
      .where(eq(contentVersions.name, 'tours')),
  ]
}

/** After that batch: pages of the tours are rendered again, in this isolate and in the caches in front. */
export function purgeSeats(
  c: { executionCtx: Pick<ExecutionContext, 'waitUntil'> },
  tourIds: readonly (number | null)[],
): void {
  const known = new Set(tourIds.filter((tourId) => tourId !== null))
  if (known.size > 0) purgeTags(c, ['tours', ...Array.from(known, (tourId) => `tour-${tourId}`)])
}
