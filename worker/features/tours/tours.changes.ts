import type { AuditAction } from '../../contracts/admin/audit-actions'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { auditStatement, type AuditedAction, type AuditScope } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Statement, Db } from '../../db/db'
import { AppError } from '../../http/errors'
import { tourImagesTag } from '../../contracts/media/image-address'
import { purgeTags } from '../../cache/tags'
import { bumpTourList } from './tours.queries'
import { withVersion, type VersionedWrite } from './versions/recorded-write'
import { toRefusal } from './tours.refusals'
import type { MemberScope } from '../../http/context'
import { logFailure } from '../../log'
import { rewriteTourList } from './tour-list.cache'
import { deleteCopies } from './tour.cache'
import { assertInBatch } from '../../db/batch-assertions'
import { conflictOf } from './tours.admin-queries'
import { tours } from '../../db/schema/tours'

interface ToursWrite {
  tourIds: number[]
  statements: Statement[]
  audit: AuditedAction
  /** Whether images of the tours become invisible. */
  hidesImages?: boolean
}

interface TourWrite extends Omit<ToursWrite, 'tourIds'> {
  tourId: number
  /** The version that the editor loaded (UTC ms); without it the last writer wins. */
  seenUpdatedAt?: number | undefined
  /** Set to record a version of the changes. */
  version?: Pick<VersionedWrite, 'restores'>
}

/**
 * Writes to a live tour in one batch that compares its version: the second of two writers fails. Returns its id.
 * @throws AppError NotFound, EditConflict with the stored tour as `current` and its last editor, those of `changeTours`
 */
export async function writeTour(
  c: ToursScope,
  { tourId, seenUpdatedAt, statements, version, ...write }: TourWrite,
): Promise<number> {
  const { db, now, member } = c.var
  const recorded = version
    ? withVersion(db, { ...version, tourId, now, actorId: member.userId }, statements)
    : statements
  const guards = [assertSeen(db, tourId, seenUpdatedAt), nextVersion(db, tourId, now)]
  try {
    await changeTours(c, { ...write, tourIds: [tourId], statements: [...guards, ...recorded] })
    return tourId
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'EditConflict') throw error
    throw await conflictOf(db, tourId, error)
  }
}

/**
 * Runs statements with the list's new version and the audit row in one batch, then invalidates the caches.
 * @throws AppError TourNameInUse, or the code of an assertion that failed
 */
export async function changeTours(
  c: ToursScope,
  { tourIds, statements, audit, hidesImages = false }: ToursWrite,
): Promise<void> {
  const { db, now } = c.var
  try {
    await runBatch(db, [...statements, bumpTourList(db, now), auditStatement(c, audit)])
  } catch (error) {
    throw toRefusal(error)
  }
  invalidateTours(c, tourIds)
  // Images are cached for a year, so deleted ones must be purged from the CDN.
  if (hidesImages) purgeTags(c, tourIds.map(tourImagesTag))
}

/** An entry of the audit log about a tour. */
export function tourAudit(action: AuditAction, subjectId: number | string, detail: string) {
  return { action, subjectType: 'tour', subjectId, detail }
}

/** The parts of a request or job that a write needs. */
export type ToursScope = AuditScope & Pick<MemberScope, 'env' | 'executionCtx'>

/** After every write: the change is visible here at once, elsewhere when the copies are rewritten. */
export function invalidateTours(c: ToursScope, tourIds: number[]): void {
  purgeTags(c, ['tours', ...tourIds.map((tourId) => `tour-${tourId}`)])
  c.executionCtx.waitUntil(
    rewriteTourList(c.env, c.var.db).catch((error) => logFailure('tours.rewrite', error, {})),
  )
  c.executionCtx.waitUntil(deleteCopies(c.env, tourIds))
}

/** Fails the batch unless the tour has the version that the editor loaded. */
function assertSeen(db: Db, tourId: number, updatedAt: number | undefined): Statement {
  const isSeen = updatedAt === undefined ? undefined : eq(tours.updatedAt, updatedAt)
  const seen = db
    .select({ one: sql`1` })
    .from(tours)
    .where(and(eq(tours.id, tourId), eq(tours.kind, 'tour'), isNull(tours.deletedAt), isSeen))
  return assertInBatch(db, exists(seen), 'EditConflict')
}

/** A tour's next version; `now` in UTC ms. */
export function nextVersion(db: Db, tourId: number, now: number): Statement {
  return db
    .update(tours)
    .set({ updatedAt: sql`max(${tours.updatedAt} + 1, ${now})` })
    .where(eq(tours.id, tourId))
}
