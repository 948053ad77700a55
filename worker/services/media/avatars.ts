import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { imageTag } from '../../contracts/image-address'
import { purgeTags } from '../../cache/tags'
import { images } from '../../db/schema/images'

interface Retired {
  userId: number
  /** UTC ms. */
  now: number
  /** Key of the one that stays. */
  kept?: string | null
}

/** Takes a member's own pictures away, in the batch of its cause; returns their keys, for `invalidateAvatars` behind it. */
export function deleteAvatars(db: Db, { userId, now, kept }: Retired) {
  const isLive = and(
    eq(images.uploadedBy, userId),
    // Written out, as the index has it.
    sql`${images.purpose} = 'avatar'`,
    isNull(images.deletedAt),
    ne(images.key, kept ?? ''),
  )
  return db.update(images).set({ deletedAt: now }).where(isLive).returning({ key: images.key })
}

/** Makes the caches forget pictures that went, which pass everywhere for a year, and the pages that showed them. */
export function invalidateAvatars(
  c: Parameters<typeof purgeTags>[0],
  retired: readonly { key: string }[],
): void {
  purgeTags(c, ['posts', ...retired.map(({ key }) => imageTag(key))])
}
