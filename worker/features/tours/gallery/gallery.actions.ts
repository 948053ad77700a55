import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { changeTours } from '../tours.changes'
import { MAX_IMAGES_OF_TOUR, type SomeImages } from '../../../contracts/media/images-of-tour'
import { images } from '../../../db/schema/images'
import { requireImages } from './images-of-tour'

/**
 * Puts a tour's images into the given order; those left out follow in their old order. The last request wins as a
 * whole; images that were moved to the bin in the meantime are skipped.
 * @throws AppError NotAnImageOfTour
 */
export async function arrangeImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  const place = sql`(SELECT key FROM json_each(${JSON.stringify(keys)}) WHERE value = ${images.key})`
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      c.var.db
        .update(images)
        .set({ position: sql`coalesce(${place}, ${MAX_IMAGES_OF_TOUR} + ${images.position})` })
        .where(and(eq(images.tourId, tourId), isNull(images.deletedAt))),
    ],
    audit: { action: 'image.arrange', subjectType: 'tour', subjectId: tourId },
  })
}
