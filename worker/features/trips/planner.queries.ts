import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm'
import { addDays } from '../../contracts/calendar'
import { startOfCalgaryDay } from '../../contracts/calgary-instant'
import type { Lang } from '../../contracts/languages'
import type { Planner } from '../../contracts/planner'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { tourNameSql } from '../../db/tour-names'
import { assignments, resources, tripDays, trips } from '../../db/schema/trips'
import { LONGEST_MS } from '../../services/bookings/assignments'
import { settingStatement } from '../../services/settings/setting-statement'
import { closuresBetween, type Span } from './closures.queries'
import { parseSetting } from '../../services/settings/settings'

/** A trip takes at most so many days after its first. */
const LONGEST = 366

/** What happens from one day to another, in one round trip; names of tours in `lang`. */
export async function readPlanner(db: Db, span: Span, lang: Lang): Promise<Planner> {
  const { from, to } = span
  const [days, found, closed, people, assigned, [setting]] = await db.batch([
    db
      .select()
      .from(tripDays)
      .where(and(gte(tripDays.day, from), lte(tripDays.day, to)))
      .orderBy(asc(tripDays.day)),
    tripsBetween(db, span, lang),
    closuresBetween(db, span, lang),
    activeResources(db),
    assignmentsBetween(db, span),
    settingStatement(db, 'bookings'),
  ])
  return {
    dayCapacity: parseSetting('bookings', setting?.value).dayCapacity,
    days,
    trips: found.flatMap(({ status, ...trip }) =>
      status === 'cancelled' ? [] : [{ ...trip, status }],
    ),
    closures: closed,
    resources: people,
    ...assignedTo(assigned),
  }
}

/** Assignments of trips apart from absences. */
function assignedTo(
  rows: (typeof assignments.$inferSelect)[],
): Pick<Planner, 'assignments' | 'absences'> {
  return {
    assignments: rows.flatMap(({ tripId, note: _note, ...rest }) =>
      tripId === null ? [] : [{ ...rest, tripId }],
    ),
    absences: rows
      .filter(({ tripId }) => tripId === null)
      .map(({ tripId: _trip, ...rest }) => rest),
  }
}

function tripsBetween(db: Db, { from, to }: Span, lang: Lang) {
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

function activeResources(db: Db) {
  return db
    .select(pick(resources, 'id', 'kind', 'name', 'seats'))
    .from(resources)
    .where(eq(resources.active, true))
    .orderBy(asc(resources.kind), asc(resources.rank), asc(resources.id))
}

function assignmentsBetween(db: Db, { from, to }: Span) {
  const [startsAt, endsAt] = [startOfCalgaryDay(from), startOfCalgaryDay(addDays(to, 1))]
  const isBetween = and(
    // None is longer, so that those that began long before are not read.
    gte(assignments.startsAt, startsAt - LONGEST_MS),
    gte(assignments.endsAt, startsAt),
    lte(assignments.startsAt, endsAt),
  )
  return db.select().from(assignments).where(isBetween).orderBy(asc(assignments.startsAt))
}
