import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { auditStatement, type AuditedAction } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { isUniqueViolation } from '../../db/failures'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { logFailure } from '../../log'
import { tourImagesTag } from '../../contracts/image-address'
import { purgeTags } from '../../cache/tags'
import { evictTourList, rewriteTourList } from './tours.cache'
import { deleteCopies } from './tours.copies'
import { findAdminTour } from './tours.admin-queries'
import { bumpTourList } from './tours.queries'
import { tours } from '../../db/schema/tours'

const CONFLICT = 'EditConflict'

interface TourWrite {
  tourId: number
  /** The version that the editor loaded (UTC ms); without it the last writer wins. */
  seenUpdatedAt?: number | undefined
  statements: Statement[]
  audit: AuditedAction
  /** Whether images of the tour become invisible. */
  hidesImages?: boolean
}

/**
 * Writes to one tour in one batch: the statements, the tour's and the list's new versions, and the audit row. The batch
 * itself compares the version, so the second of two writers fails.
 * @throws AppError EditConflict with the stored tour as `current`, TourNameInUse
 */
export async function writeTour(
  c: MemberScope,
  { tourId, seenUpdatedAt, statements, audit, hidesImages }: TourWrite,
): Promise<void> {
  const { db, now } = c.var
  try {
    await changeTours(c, {
      tourIds: [tourId],
      statements: [
        assertVersion(db, tourId, seenUpdatedAt),
        nextVersion(db, tourId, now),
        ...statements,
      ],
      audit,
      hidesImages,
    })
  } catch (error) {
    if (!isFailedAssertion(error, CONFLICT)) throw error
    const current = await findAdminTour(db, tourId)
    throw current
      ? new AppError('EditConflict', { cause: error, extra: { current } })
      : new AppError('NotFound')
  }
}

interface ToursWrite {
  tourIds: number[]
  statements: Statement[]
  audit: AuditedAction
  hidesImages?: boolean | undefined
}

/**
 * Runs statements with the list's new version and the audit row in one batch, then invalidates the caches. Returns the
 * statements' results.
 * @throws AppError TourNameInUse
 */
export async function changeTours(
  c: MemberScope,
  { tourIds, statements, audit, hidesImages = false }: ToursWrite,
): Promise<unknown[]> {
  const { db, now } = c.var
  try {
    const results = await runBatch(db, [
      ...statements,
      bumpTourList(db, now),
      auditStatement(c, audit),
    ])
    invalidateTours(c, tourIds)
    // Images are cached for a year, so deleted ones must be purged from the CDN.
    if (hidesImages) purgeTags(c, tourIds.map(tourImagesTag))
    return results
  } catch (error) {
    throw isUniqueViolation(error, 'tour_texts.name_key')
      ? new AppError('TourNameInUse', { cause: error })
      : error
  }
}

/** After every write: the change is visible here at once, elsewhere when the copies are rewritten. */
export function invalidateTours(c: MemberScope, tourIds: number[]): void {
  evictTourList()
  purgeTags(c, ['tours', ...tourIds.map((tourId) => `tour-${tourId}`)])
  const rewritten = rewriteTourList(c.env, c.var.db).catch((error) =>
    logFailure('tours.rewrite', error, {}),
  )
  c.executionCtx.waitUntil(rewritten)
  c.executionCtx.waitUntil(deleteCopies(c.env, tourIds))
}

/** Fails the batch when the version differs, and for a tour in the bin. */
function assertVersion(db: Db, tourId: number, seenUpdatedAt: number | undefined) {
  const isSeen = seenUpdatedAt === undefined ? undefined : eq(tours.updatedAt, seenUpdatedAt)
  const seen = db
    .select({ one: sql`1` })
    .from(tours)
    .where(and(eq(tours.id, tourId), eq(tours.kind, 'tour'), isNull(tours.deletedAt), isSeen))
  return assertInBatch(db, exists(seen), CONFLICT)
}

function nextVersion(db: Db, tourId: number, now: number) {
  return db
    .update(tours)
    .set({ updatedAt: sql`max(${tours.updatedAt} + 1, ${now})` })
    .where(eq(tours.id, tourId))
}
