import { eq } from 'drizzle-orm'
import type { StatusChange, StatusChanged } from '../../../contracts/tours/tour-status-change'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import { auditStatement } from '../../../db/audit'
import { AppError } from '../../../http/errors'
import type { MemberScope } from '../../../http/context'
import { tourAudit, changeTours, nextVersion } from '../tours.changes'
import { listFaults, type CheckedTour, readyAssertions } from './readiness'
import type { Db, Statement } from '../../../db/db'
import { tours } from '../../../db/schema/tours'
import { priceAssertions } from '../price-assertions'
import { tourColumns } from '../tour-change'
import { withVersion } from '../versions/recorded-write'

/**
 * Gives tours their new status in one batch. A hidden tour that is not ready stays so and is returned with its faults;
 * any other change is done. @throws AppError NotFound for a tour that is missing or in the bin
 */
export async function changeStatuses(
  c: MemberScope,
  { tours: wanted }: StatusChange,
): Promise<StatusChanged> {
  const statuses = wanted.map(({ forumId, status }) => ({ tourId: forumId, status }))
  const changes = await listFaults(c.var.db, statuses, c.var.now)
  if (changes.length < new Set(wanted.map(({ forumId }) => forumId)).size)
    throw new AppError('NotFound')
  const refused = changes.filter(isRefused)
  const allowed = changes.filter((change) => !isRefused(change))
  await writeStatuses(c, allowed)
  return {
    done: allowed.map(({ tourId }) => tourId),
    refused: refused.map(({ tourId, faults }) => ({ forumId: tourId, faults })),
  }
}

async function writeStatuses(c: MemberScope, changes: CheckedTour[]): Promise<void> {
  const [first, ...others] = changes.map(({ tourId, status }) =>
    tourAudit('tour.status', tourId, String(status)),
  )
  if (!first) return
  await changeTours(c, {
    tourIds: changes.map(({ tourId }) => tourId),
    statements: [
      ...changes.flatMap((change) => changeStatements(c, change)),
      ...others.map((audited) => auditStatement(c, audited)),
    ],
    audit: first,
    hidesImages: changes.some(({ status }) => status === TOUR_STATUS.hidden),
  })
}

function isRefused(change: CheckedTour): boolean {
  return isShowing(change) && change.faults.length > 0
}

/** The new status of a tour with its version; fails for a tour that is shown and not ready. */
function changeStatements(c: MemberScope, change: CheckedTour): Statement[] {
  const { db, now, member } = c.var
  const { tourId } = change
  const version = { tourId, now, actorId: member.userId }
  return [
    ...withVersion(db, version, statusStatements(db, { ...change, now })),
    ...(isShowing(change) ? readyAssertions(db, tourId, now) : []),
  ]
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

function isShowing({ status, current }: CheckedTour): boolean {
  return status !== TOUR_STATUS.hidden && current === TOUR_STATUS.hidden
}
