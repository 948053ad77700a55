import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { imageTag } from '../../contracts/media/image-address'
import { purgeTags } from '../../cache/tags'
import { images } from '../../db/schema/images'

/** Deletes a member's avatars but `keptKey`, in the batch of its cause; returns their keys for `invalidateAvatars`. */
export function deleteAvatars(
  db: Db,
  { userId, now, keptKey }: { userId: number; now: number; keptKey?: string | null },
) {
  const isLive = and(
    eq(images.uploadedBy, userId),
    // A literal, to match the partial index.
    sql`${images.purpose} = 'avatar'`,
    isNull(images.deletedAt),
    ne(images.key, keptKey ?? ''),
  )
  return db.update(images).set({ deletedAt: now }).where(isLive).returning({ key: images.key })
}

/** Purges deleted avatars, which caches keep for a year, and the pages that showed them. */
export function invalidateAvatars(
  c: Parameters<typeof purgeTags>[0],
  retired: readonly { key: string }[],
): void {
  purgeTags(c, ['posts', ...retired.map(({ key }) => imageTag(key))])
}
