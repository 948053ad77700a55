import { eq } from 'drizzle-orm'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import type { Db, Statement } from '../../../db/db'
import { tours } from '../../../db/schema/tours'
import type { MemberScope } from '../../../http/context'
import { tourColumns } from '../tour-columns'
import { priceAssertions } from '../offer-assertions'
import { nextVersion } from '../tour-version'
import { withVersion } from '../versions/recorded-write'
import { readyAssertions } from './readiness'
import type { CheckedTour } from './faults.queries'

/** The new status of a tour with its version; fails for a tour that is shown and not ready. */
export function changeStatements(c: MemberScope, change: CheckedTour): Statement[] {
  const { db, now, member } = c.var
  const { tourId } = change
  return [
    ...withVersion(
      db,
      { tourId, now, actorId: member.userId },
      statusStatements(db, { ...change, now }),
    ),
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

/** Whether a change shows a hidden tour. */
export function isShowing({ status, current }: CheckedTour): boolean {
  return status !== TOUR_STATUS.hidden && current === TOUR_STATUS.hidden
}
