import { and, isNull } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import type { Statement } from '../../../db/db'
import { changeTours } from '../tours.changes'
import type { SomeImages } from '../../../contracts/media/images-of-tour'
import { images } from '../../../db/schema/images'
import { auditOf, areOfTour, requireImages } from './images-of-tour'

/**
 * Moves an image to the bin.
 * @throws AppError NotFound, also when it is there already
 */
export async function binImage(c: MemberScope, tourId: number, key: string): Promise<void> {
  await requireImages(c, { tourId, keys: [key] }, { code: 'NotFound', isLive: true })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [binStatement(c, { tourId, keys: [key] })],
    audit: { action: 'image.delete', subjectType: 'image', subjectId: key },
    hidesImages: true,
  })
}

/**
 * Moves several images to the bin; those that are there already stay, so that a repeated call succeeds.
 * @throws AppError NotAnImageOfTour
 */
export async function binImages(c: MemberScope, { tourId, keys }: SomeImages): Promise<void> {
  await requireImages(c, { tourId, keys }, { code: 'NotAnImageOfTour' })
  await changeTours(c, {
    tourIds: [tourId],
    statements: [binStatement(c, { tourId, keys })],
    audit: auditOf('image.deleteMany', tourId, keys),
    hidesImages: true,
  })
}

function binStatement(c: MemberScope, { tourId, keys }: SomeImages): Statement {
  return c.var.db
    .update(images)
    .set({ deletedAt: c.var.now })
    .where(and(areOfTour(tourId, keys), isNull(images.deletedAt)))
}
