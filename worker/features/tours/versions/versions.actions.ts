import { and, eq } from 'drizzle-orm'
import type { VersionRestore } from '../../../contracts/tours/tour-versions'
import { tourVersions } from '../../../db/schema/tour-versions'
import { AppError } from '../../../http/errors'
import type { MemberScope } from '../../../http/context'
import { extraStatements } from '../itinerary/itinerary.actions'
import { tourStatements } from '../tours.update'
import { writeTour } from '../tours.changes'
import { listEarlierValues } from './differences.queries'
import { restoredBodies } from './restored-bodies'

/**
 * Restores a tour's texts, numbers, departures and itinerary to what they were before a version; its status and images
 * do not change. The restore is itself a version.
 * @throws AppError NotFound, also for a version of another tour, EditConflict, and those of an update
 */
export async function restoreVersion(
  c: MemberScope,
  { forumId, versionId, updatedAt }: VersionRestore,
): Promise<void> {
  const { db, lang } = c.var
  const isOfTour = and(eq(tourVersions.id, versionId), eq(tourVersions.tourId, forumId))
  if ((await db.$count(tourVersions, isOfTour)) === 0) throw new AppError('NotFound')
  const values = await listEarlierValues(db, forumId, versionId)
  const { tour, extra } = restoredBodies(forumId, values)
  await writeTour(c, {
    tourId: forumId,
    seenUpdatedAt: updatedAt,
    version: { restores: versionId },
    statements: [...(await tourStatements(c, tour)), ...extraStatements(db, extra, lang)],
    audit: {
      action: 'tour.restoreVersion',
      subjectType: 'tour',
      subjectId: forumId,
      detail: String(versionId),
    },
  })
}
