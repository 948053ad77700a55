import { and, between, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { closures, tripDays } from '../../db/schema/trips'

/** Days from `from` to `to` that have trips or their own cap. */
export function takenDaysStatement(db: Db, from: string, to: string) {
  return db
    .select()
    .from(tripDays)
    .where(between(tripDays.day, from, to))
}

/** Closures between two days: of all tours, and of one. */
export function closuresStatement(db: Db, tourId: number | null, from: string, to: string) {
  const ofTour = tourId === null ? undefined : eq(closures.tourId, tourId)
  return db
    .select({ fromDay: closures.fromDay, toDay: closures.toDay })
    .from(closures)
    .where(
      and(
        gte(closures.toDay, from),
        lte(closures.fromDay, to),
        or(isNull(closures.tourId), ofTour),
      ),
    )
}

/** The rows of `takenDaysStatement` by day. */
export function byDay(rows: readonly { day: string; taken: number; cap: number }[]) {
  return new Map(rows.map(({ day, taken, cap }) => [day, { taken, cap }]))
}
