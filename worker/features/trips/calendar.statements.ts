import { and, asc, eq, gt, gte, isNull, lte, ne } from 'drizzle-orm'
import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { Db } from '../../db/db'
import { tours } from '../../db/schema/tours'
import { trips } from '../../db/schema/trips'

/** The tour, if visitors can see it. */
export function tourStatement(db: Db, tourId: number) {
  return db
    .select()
    .from(tours)
    .where(
      and(
        eq(tours.id, tourId),
        eq(tours.kind, 'tour'),
        gt(tours.status, TOUR_STATUS.hidden),
        isNull(tours.deletedAt),
      ),
    )
}

/** Departures that start between two days, the earliest first. */
export function departuresStatement(db: Db, tourId: number, from: string, to: string) {
  return db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.tourId, tourId),
        eq(trips.kind, 'departure'),
        ne(trips.status, 'cancelled'),
        gte(trips.startDay, from),
        lte(trips.startDay, to),
      ),
    )
    .orderBy(asc(trips.startDay), asc(trips.position), asc(trips.id))
}
