import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { assertInBatch } from '../../../db/batch-assertions'
import { AppError } from '../../../http/errors'
import { isPastRestoreWindow } from '../../../contracts/bin'
import { changeTours } from '../tours.changes'
import { tours } from '../../../db/schema/tours'
import { MAX_IMAGES_OF_TOUR, type SomeImages } from '../../../contracts/media/images-of-tour'
import { images } from '../../../db/schema/images'
import { listOf } from '../../../db/value-list'
import { auditOf, areOfTour, assertRoom, requireImages } from './images-of-tour'

/** Restores images to their places. @throws AppError NotAnImageOfTour, also after the restore window; TooManyImages */
export async function restoreImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  const { db } = c.var
  const isOther = sql`${images.key} NOT IN ${listOf(keys)}`
  const others = and(eq(images.tourId, tourId), isNull(images.deletedAt), isOther)
  const room = MAX_IMAGES_OF_TOUR - keys.length
  const hasRoom = sql`(SELECT count(*) FROM images WHERE ${others}) <= ${room}`
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      assertInBatch(db, hasRoom, 'TooManyImages'),
      db.update(images).set({ deletedAt: null }).where(areOfTour(tourId, keys)),
    ],
    audit: auditOf('image.restoreMany', tourId, keys),
  })
}

/** @throws AppError NotFound, also when its tour is in the bin or the restore window has passed; TooManyImages */
export async function restoreImage(c: MemberScope, key: string): Promise<void> {
  const { db, now } = c.var
  const [image] = await db
    .select({ tourId: images.tourId, deletedAt: images.deletedAt })
    .from(images)
    .innerJoin(tours, and(eq(tours.id, images.tourId), isNull(tours.deletedAt)))
    .where(and(eq(images.key, key), ne(images.purpose, 'avatar')))
  if (!image || isPastRestoreWindow(image.deletedAt ?? now, now)) throw new AppError('NotFound')
  await changeTours(c, {
    tourIds: [image.tourId],
    statements: [
      assertRoom(db, image.tourId),
      db
        .update(images)
        .set({ deletedAt: null })
        .where(and(eq(images.key, key), isNotNull(images.deletedAt))),
    ],
    audit: { action: 'image.restore', subjectType: 'image', subjectId: key },
  })
}
