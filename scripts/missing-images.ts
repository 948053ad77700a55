import { isNull } from 'drizzle-orm'
import type { Db } from '../worker/db/db'
import { images } from '../worker/db/schema/images'

/** The number of images that have a row and no object in the bucket; those in the bin do not count. */
export async function missingImages(db: Db, bucket: R2Bucket): Promise<number> {
  const stored = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await bucket.list({ ...(cursor && { cursor }) })
    for (const { key } of page.objects) stored.add(key)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  const rows = await db.select({ key: images.key }).from(images).where(isNull(images.deletedAt))
  return rows.filter(({ key }) => !stored.has(key)).length
}
