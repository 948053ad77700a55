import { eq, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { assertInBatch } from '../../db/batch-assertions'
import { changeTours, writeTour } from './tours.changes'
import { tours } from '../../db/schema/tours'

/**
 * Sets the main image from the gallery.
 * @throws AppError NotFound, NotAnImageOfTour
 */
export async function setMainImage(
  c: MemberScope,
  tourId: number,
  key: string | null,
): Promise<void> {
  const { db } = c.var
  await writeTour(c, {
    tourId,
    statements: [
      assertInBatch(db, isOfGallery(tourId, key ?? ''), 'NotAnImageOfTour'),
      db.update(tours).set({ mainImageKey: key }).where(eq(tours.id, tourId)),
    ],
    audit: { action: 'tour.mainImg', subjectType: 'tour', subjectId: tourId, detail: key ?? '' },
  })
}

/** Puts the tours into the given order; tours that are not listed follow in their old order. */
export async function sortTours(c: MemberScope, tourIds: number[]): Promise<void> {
  const { db } = c.var
  const order = JSON.stringify([...new Set(tourIds)])
  const place = sql`(SELECT key FROM json_each(${order}) WHERE value = ${tours.id})`
  await changeTours(c, {
    tourIds: [],
    statements: [
      db
        .update(tours)
        .set({ position: sql`coalesce(${place}, 1000 + ${tours.position})` })
        .where(eq(tours.kind, 'tour')),
    ],
    audit: {
      action: 'tour.sort',
      subjectType: 'tour',
      subjectId: 'all',
      detail: order.slice(0, 1000),
    },
  })
}

function isOfGallery(tourId: number, key: string): SQL {
  return sql`EXISTS (SELECT 1 FROM images
    WHERE key = ${key} AND tour_id = ${tourId} AND purpose = 'gallery' AND deleted_at IS NULL)`
}
