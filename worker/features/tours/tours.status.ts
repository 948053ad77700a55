import { eq } from 'drizzle-orm'
import type { StatusChange, StatusChanged } from '../../contracts/tour-status-change'
import { TOUR_STATUS } from '../../contracts/tour-status'
import { auditStatement } from '../../db/audit'
import type { Db, Statement } from '../../db/db'
import { tours } from '../../db/schema/tours'
import { AppError } from '../../http/errors'
import type { MemberScope } from '../../http/context'
import { priceAssertions, tourColumns } from './tour-columns'
import { changeTours, nextVersion } from './tours.changes'
import { withVersion } from './tours.versions'
import { listFaults, readyAssertions } from './tours.readiness'

/**
 * Gives tours their new status in one batch. A hidden tour that is not ready stays as it is and is returned with its
 * faults; hiding, and another status of a tour that is shown, is always done.
 * @throws AppError NotFound for a tour that is missing or in the bin
 */
export async function changeStatuses(
  c: MemberScope,
  { tours: wanted }: StatusChange,
): Promise<StatusChanged> {
  const { db, now } = c.var
  const changes = await listFaults(
    db,
    wanted.map(({ forumId, status }) => ({ tourId: forumId, status })),
    now,
  )
  if (changes.length < new Set(wanted.map(({ forumId }) => forumId)).size)
    throw new AppError('NotFound')
  const isRefused = (change: (typeof changes)[number]) =>
    isShowing(change) && change.faults.length > 0
  const refused = changes
    .filter(isRefused)
    .map(({ tourId, faults }) => ({ forumId: tourId, faults }))
  const allowed = changes.filter((change) => !isRefused(change))
  const [first, ...others] = allowed.map(({ tourId }) => ({
    action: 'tour.status',
    subjectType: 'tour',
    subjectId: tourId,
    detail: String(allowed.find((each) => each.tourId === tourId)?.status),
  }))
  if (first)
    await changeTours(c, {
      tourIds: allowed.map(({ tourId }) => tourId),
      statements: [
        ...allowed.flatMap((change) => [
          ...withVersion(
            db,
            { tourId: change.tourId, now, actorId: c.var.member.userId },
            statusStatements(db, { ...change, now }),
          ),
          ...(isShowing(change) ? readyAssertions(db, change.tourId, now) : []),
        ]),
        ...others.map((audited) => auditStatement(c, audited)),
      ],
      audit: first,
      hidesImages: allowed.some(({ status }) => status === TOUR_STATUS.hidden),
    })
  return { done: allowed.map(({ tourId }) => tourId), refused }
}

/** A new status with the tour's next version; `now` in UTC ms. */
export function statusStatements(
  db: Db,
  { tourId, status, now }: { tourId: number; status: number; now: number },
): Statement[] {
  return [
    nextVersion(db, tourId, now),
    db.update(tours).set(tourColumns({ status })).where(eq(tours.id, tourId)),
    ...priceAssertions(db, tourId),
  ]
}

function isShowing({ status, current }: { status: number; current: number }): boolean {
  return status !== TOUR_STATUS.hidden && current === TOUR_STATUS.hidden
}
