import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { assertInBatch } from '../../../db/batch-assertions'
import { changeTours } from '../tours.changes'
import { MAX_IMAGES_OF_TOUR, type SomeImages } from '../../../contracts/media/images-of-tour'
import { images } from '../../../db/schema/images'
import { listOf } from '../../../db/value-list'
import { auditOf, areOfTour, requireImages } from './images-of-tour'

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
