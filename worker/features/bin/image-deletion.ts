import { inArray, sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { listOf } from '../../db/value-list'
import { isImageKey } from '../../contracts/media/image-address'
import { log } from '../../log'
import { deleteOrphans } from '../../services/media/orphans'
import { objectsOf } from '../../services/media/storage'
import { imageAlts, images } from '../../db/schema/images'
import { MAX_ROUNDS } from './tour-deletion'

/** Each image has seven objects, and R2 deletes at most 1000 in one call. */
const IMAGES_A_ROUND = 100

const VARIANT = /^v\/(?:\d+|mail)\/(.+)\.(?:webp|jpg)$/

/**
 * Daily job: deletes image objects in R2 that are older than a day and have no row. Returns the count. Deletes nothing
 * while the database has no images at all: it may be a new one whose site has yet to be restored.
 */
export async function deleteOrphanedObjects(env: Bindings, now: number): Promise<number> {
  const db = openDb(env.DB)
  if ((await db.select({ key: images.key }).from(images).limit(1)).length === 0) return 0
  const options = { now, withoutRow: (objects: string[]) => withoutRow(db, objects) }
  const deleted = await deleteOrphans(env.MEDIA, options)
  log('orphans.deleted', { objects: deleted })
  return deleted
}

export async function deleteImages(env: Bindings, db: Db, cutoff: number): Promise<number> {
  let deleted = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rows = await listExpiredImages(db, cutoff)
    if (rows.length === 0) break
    const keys = rows.map(({ key }) => key)
    await env.MEDIA.delete(keys.flatMap(objectsOf))
    await runBatch(db, [
      db.delete(imageAlts).where(inArray(imageAlts.imageKey, listOf(keys))),
      db.delete(images).where(inArray(images.key, listOf(keys))),
    ])
    deleted += keys.length
  }
  return deleted
}

/** One batch of expired images and unused avatars. Each kind has its own query, because each has its own index. */
function listExpiredImages(db: Db, cutoff: number): Promise<{ key: string }[]> {
  return db.all(sql`
    SELECT key FROM images
      WHERE deleted_at IS NOT NULL AND (deleted_at < ${cutoff} OR purpose = 'avatar')
    UNION ALL
    SELECT images.key FROM tours CROSS JOIN images
      WHERE tours.deleted_at < ${cutoff} AND images.tour_id = tours.id AND images.deleted_at IS NULL
    UNION ALL
    SELECT key FROM images INDEXED BY images_avatars
      WHERE purpose = 'avatar' AND deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM users
        WHERE users.id = images.uploaded_by AND users.avatar_url = '/img/' || images.key)
    LIMIT ${IMAGES_A_ROUND}`)
}

/** Image objects, variants included, whose image has no row. */
async function withoutRow(db: Db, objects: string[]): Promise<string[]> {
  const keyOf = (object: string) => VARIANT.exec(object)?.[1] ?? object
  const ofImages = objects.filter((object) => isImageKey(keyOf(object)))
  if (ofImages.length === 0) return []
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(inArray(images.key, listOf(ofImages.map(keyOf))))
  const known = new Set(rows.map(({ key }) => key))
  return ofImages.filter((object) => !known.has(keyOf(object)))
}
