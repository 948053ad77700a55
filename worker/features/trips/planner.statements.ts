import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import { addDays } from '../../contracts/dates/calendar'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { tourNameSql } from '../../db/tour-names'
import { assignments, resources, trips } from '../../db/schema/trips'
import { LONGEST_MS } from '../../services/bookings/assignments'
import type { Span } from './closures.queries'

/** A trip ends at most this many days after its first. */
const LONGEST = 366

/** Trips that overlap the days, the earliest first. */
export function tripsBetween(db: Db, { from, to }: Span, lang: Lang) {
  const isBetween = and(
    ne(trips.status, 'cancelled'),
    gte(trips.startDay, addDays(from, -LONGEST)),
    lte(trips.startDay, to),
    gte(trips.endDay, from),
  )
  return db
    .select({
      ...pick(trips, 'id', 'kind', 'status', 'tourId', 'startDay', 'endDay'),
      ...pick(trips, 'capacity', 'seatsTaken', 'version'),
      tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'trips.tour_id'))}`,
      male: trips.baseMale,
      female: trips.baseFemale,
    })
    .from(trips)
    .where(isBetween)
    .orderBy(asc(trips.startDay), asc(trips.id))
}

/** Guides and vehicles in use, by rank. */
export function activeResources(db: Db) {
  return db
    .select(pick(resources, 'id', 'kind', 'name', 'seats'))
    .from(resources)
    .where(eq(resources.active, true))
    .orderBy(asc(resources.kind), asc(resources.rank), asc(resources.id))
}

/** Assignments and absences that overlap the days. */
export function assignmentsBetween(db: Db, { from, to }: Span) {
  const [startsAt, endsAt] = [startOfCalgaryDay(from), startOfCalgaryDay(addDays(to, 1))]
  const isBetween = and(
    // No assignment is longer, so this bound lets the index skip all older ones.
    gte(assignments.startsAt, startsAt - LONGEST_MS),
    gte(assignments.endsAt, startsAt),
    lte(assignments.startsAt, endsAt),
  )
  return db.select().from(assignments).where(isBetween).orderBy(asc(assignments.startsAt))
}
