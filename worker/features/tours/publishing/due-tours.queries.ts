import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { TOUR_STATUS } from '../../../contracts/tours/tour-status'
import type { Db } from '../../../db/db'
import { tours } from '../../../db/schema/tours'

/** Per run; the next run publishes the rest. */
const MOST_TOURS = 100

export interface DueTour {
  tourId: number
  status: number
}

/** Hidden tours that are due to be published, earliest first. */
export function listDue(db: Db, now: number): Promise<DueTour[]> {
  return db
    .select({
      tourId: tours.id,
      status: sql<number>`coalesce(${tours.publishStatus}, ${TOUR_STATUS.regular})`,
    })
    .from(tours)
    .where(and(lte(tours.publishAt, now), isHiddenTour()))
    .orderBy(asc(tours.publishAt))
    .limit(MOST_TOURS)
}

/** Condition: the tour is still due. */
export function isDue(tourId: number, now: number) {
  return sql`EXISTS (SELECT 1 FROM tours WHERE id = ${tourId} AND publish_at <= ${now}
    AND status = ${TOUR_STATUS.hidden} AND deleted_at IS NULL)`
}

function isHiddenTour() {
  const { kind, status, deletedAt } = tours
  return and(eq(status, TOUR_STATUS.hidden), eq(kind, 'tour'), isNull(deletedAt))
}
