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
import { withdrawCopies } from './tours.copies'
import { findAdminTour } from './tours.admin-queries'
import { bumpTourList } from './tours.queries'
import { tours } from '../../db/schema/tours'

const CONFLICT = 'EditConflict'

interface TourWrite {
  tourId: number
  /** The version that the writer saw (UTC ms); left out, any version is overwritten. */
  seenUpdatedAt?: number | undefined
  statements: Statement[]
  audit: AuditedAction
  /** Whether pictures of the tour are not to be seen any more. */
  hidesPictures?: boolean
}

/**
 * Writes to one tour in one batch: the statements, the tour's new version, the list's new version, the audit row.
 * The version is compared and set in the batch itself, so of two writers who saw the same version one fails whole.
 * @throws AppError EditConflict with the stored tour as `current`, TourNameInUse
 */
export async function writeTour(
  c: MemberScope,
  { tourId, seenUpdatedAt, statements, audit, hidesPictures }: TourWrite,
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
      hidesPictures,
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
  hidesPictures?: boolean | undefined
}

/**
 * Runs statements that change what tours show, with the list's new version and the audit row, in one batch; then
 * publishes. Returns the statements' results.
 * @throws AppError TourNameInUse
 */
export async function changeTours(
  c: MemberScope,
  { tourIds, statements, audit, hidesPictures = false }: ToursWrite,
): Promise<unknown[]> {
  const { db, now } = c.var
  try {
    const results = await runBatch(db, [
      ...statements,
      bumpTourList(db, now),
      auditStatement(c, audit),
    ])
    invalidateTours(c, tourIds)
    // Pictures are kept for a year wherever they pass; one that is gone must not stay in the caches in front.
    if (hidesPictures) purgeTags(c, tourIds.map(tourImagesTag))
    return results
  } catch (error) {
    throw isUniqueViolation(error, 'tour_texts.name_key')
      ? new AppError('TourNameInUse', { cause: error })
      : error
  }
}

/** Runs after every write: visitors see the change at once here, and everywhere as soon as the copies are rewritten. */
export function invalidateTours(c: MemberScope, tourIds: number[]): void {
  evictTourList()
  purgeTags(c, ['tours', ...tourIds.map((tourId) => `tour-${tourId}`)])
  const rewritten = rewriteTourList(c.env, c.var.db).catch((error) =>
    logFailure('tours.rewrite', error, {}),
  )
  c.executionCtx.waitUntil(rewritten)
  c.executionCtx.waitUntil(withdrawCopies(c.env, tourIds))
}

/** Fails the batch on any other version than the seen one, and for a tour in the bin. */
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
