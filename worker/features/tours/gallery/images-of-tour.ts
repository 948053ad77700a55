import type { AuditAction } from '../../../contracts/admin/audit-actions'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Db } from '../../../db/db'
import { AppError } from '../../../http/errors'
import { isImageKey } from '../../../contracts/media/image-address'
import { BIN_MS } from '../../../contracts/bin'
import { tours } from '../../../db/schema/tours'
import { MAX_IMAGES_OF_TOUR, type SomeImages } from '../../../contracts/media/images-of-tour'
import { images, OF_GALLERIES } from '../../../db/schema/images'
import { listOf } from '../../../db/value-list'
import { tourAudit } from '../tours.changes'

/** Audit data for a write to several images, with as many of their keys as fit. */
export function auditOf(action: AuditAction, tourId: number, keys: string[]) {
  return tourAudit(action, tourId, keys.join(' ').slice(0, 1000))
}

export function areOfTour(tourId: number, keys: string[]): SQL | undefined {
  return and(
    eq(images.tourId, tourId),
    inArray(images.purpose, OF_GALLERIES),
    inArray(images.key, listOf(keys)),
  )
}

/** Fails the batch when the tour has the maximum of images. */
export function assertRoom(db: Db, tourId: number) {
  const count = liveImages(tourId, sql`count(*)`)
  return assertInBatch(db, sql`${count} < ${MAX_IMAGES_OF_TOUR}`, 'TooManyImages')
}

export function liveImages(tourId: number, wanted: SQL): SQL {
  return sql`(SELECT ${wanted} FROM images AS live WHERE live.tour_id = ${tourId} AND live.purpose IN ${OF_GALLERIES} AND live.deleted_at IS NULL)`
}

/** Requires images of a tour, outside the bin or still within their restore window. */
export async function requireImages(
  c: MemberScope,
  { tourId, keys }: SomeImages,
  { code, isLive = false }: { code: 'NotFound' | 'NotAnImageOfTour'; isLive?: boolean },
): Promise<void> {
  if (!keys.every(isImageKey)) throw new AppError(code)
  const isKept = sql`coalesce(${images.deletedAt}, ${c.var.now}) >= ${c.var.now - BIN_MS}`
  const [found] = await c.var.db
    .select({ n: sql<number>`count(*)` })
    .from(images)
    .innerJoin(tours, and(eq(tours.id, images.tourId), isNull(tours.deletedAt)))
    .where(and(areOfTour(tourId, keys), isLive ? isNull(images.deletedAt) : isKept))
  if (found?.n !== keys.length) throw new AppError(code)
}
