import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import type { Closure } from '../../contracts/trips/closures'
import type { Db } from '../../db/db'
import { tourNameSql } from '../../db/tour-names'
import { closures } from '../../db/schema/trips'

/** A range of days, both ends included. */
export interface Span {
  /** YYYY-MM-DD in Calgary. */
  from: string
  to: string
}

/** Closures that overlap the days, the earliest first. */
export function closuresBetween(db: Db, { from, to }: Span, lang: Lang) {
  return db
    .select(closureColumns(lang))
    .from(closures)
    .where(and(gte(closures.toDay, from), lte(closures.fromDay, to)))
    .orderBy(asc(closures.fromDay), asc(closures.id))
}

/** A closure of exactly the same days and tour. */
export function sameClosure(
  db: Db,
  { fromDay, toDay, tourId, lang }: Pick<Closure, 'fromDay' | 'toDay' | 'tourId'> & { lang: Lang },
) {
  const isOfTour = tourId === null ? isNull(closures.tourId) : eq(closures.tourId, tourId)
  return db
    .select(closureColumns(lang))
    .from(closures)
    .where(and(eq(closures.fromDay, fromDay), eq(closures.toDay, toDay), isOfTour))
    .limit(1)
}

/** The columns of a closure, with the name of its tour. */
export function closureColumns(lang: Lang) {
  return {
    id: closures.id,
    fromDay: closures.fromDay,
    toDay: closures.toDay,
    tourId: closures.tourId,
    tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'closures.tour_id'))}`,
    note: closures.note,
  }
}
