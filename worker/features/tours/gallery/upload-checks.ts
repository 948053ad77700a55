import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Db } from '../../../db/db'
import { AppError } from '../../../http/errors'
import { tours } from '../../../db/schema/tours'
import { MAX_IMAGES_OF_TOUR } from '../../../contracts/media/images-of-tour'
import { images, OF_GALLERIES } from '../../../db/schema/images'

/** Fails the batch when another upload of the same bytes has arrived first. */
export function assertNew(db: Db, tourId: number, sha256: string) {
  const present = db.select({ key: images.key }).from(images).where(hasBytes(tourId, sha256))
  return assertInBatch(db, sql`NOT EXISTS ${present}`, 'ImagePresent')
}

/** Refuses bytes that are already in the gallery. @throws AppError ImagePresent */
export async function requireNew(db: Db, tourId: number, sha256: string): Promise<void> {
  const [present] = await db
    .select({ key: images.key })
    .from(images)
    .where(hasBytes(tourId, sha256))
    .limit(1)
  if (present) throw new AppError('ImagePresent', { extra: { filename: present.key } })
}

/** A live image of the tour's gallery with these bytes. */
function hasBytes(tourId: number, sha256: string): SQL | undefined {
  return and(
    eq(images.tourId, tourId),
    eq(images.purpose, 'gallery'),
    isNull(images.deletedAt),
    eq(images.sha256, sha256),
  )
}

/** Refuses early, before anything is stored. */
export async function requireRoom(c: MemberScope, tourId: number): Promise<void> {
  const [row] = await c.var.db
    .select({
      n: sql<number>`(SELECT count(*) FROM images WHERE images.tour_id = ${tourId} AND images.purpose IN ${OF_GALLERIES} AND images.deleted_at IS NULL)`,
    })
    .from(tours)
    .where(and(eq(tours.id, tourId), isNull(tours.deletedAt)))
  if (!row) throw new AppError('NotFound')
  if (row.n >= MAX_IMAGES_OF_TOUR) throw new AppError('TooManyImages')
}
