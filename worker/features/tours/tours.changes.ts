import { auditStatement, type AuditedAction } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { tourImagesTag } from '../../contracts/media/image-address'
import { purgeTags } from '../../cache/tags'
import { bumpTourList } from './tours.queries'
import { withVersion, type VersionedWrite } from './versions/recorded-write'
import { toRefusal } from './tours.refusals'
import { assertSeen, conflictOf, nextVersion } from './tour-version'
import { type ToursScope, invalidateTours } from './invalidate-tours'

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
  /** Set to record a version of what the statements change. */
  version?: Pick<VersionedWrite, 'restores'>
}

/**
 * Writes to one tour that is not in the bin, with its new version, in one batch. The batch itself compares the version, so
 * the second of two writers fails.
 * @throws AppError NotFound, EditConflict with the stored tour as `current` and its last editor, and those of `changeTours`
 */
export async function writeTour(
  c: ToursScope,
  { tourId, seenUpdatedAt, statements, version, ...write }: TourWrite,
): Promise<void> {
  const { db, now, member } = c.var
  const recorded = version
    ? withVersion(db, { ...version, tourId, now, actorId: member.userId }, statements)
    : statements
  try {
    await changeTours(c, {
      ...write,
      tourIds: [tourId],
      statements: [
        assertSeen(db, tourId, seenUpdatedAt),
        nextVersion(db, tourId, now),
        ...recorded,
      ],
    })
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
