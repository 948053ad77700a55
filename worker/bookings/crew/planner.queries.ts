import { and, asc, gte, lte, eq } from 'drizzle-orm'
import type { Planner } from '../../contracts/bookings/planner'
import { addDays } from '../../contracts/dates/calendar'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import type { Lang } from '../../contracts/languages'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { assignments, tripDays, resources } from '../../db/schema/trips'
import { settingStatement } from '../../services/settings/setting-statement'
import { parseSetting } from '../../services/settings/settings'
import { LONGEST_MS } from '../data/assignments'
import { closuresBetween, type Span } from './closures.actions'
import { partiesBetween, tripsBetween, withParties } from './planner.trips'

/** Everything that happens in a range of days, in one round trip; names of tours in `lang`, `now` in UTC ms. */
export async function readPlanner(
  db: Db,
  span: Span,
  { lang, now }: { lang: Lang; now: number },
): Promise<Planner> {
  const [days, found, parties, closed, people, assigned, [setting]] = await db.batch([
    daysBetween(db, span),
    tripsBetween(db, span, lang),
    partiesBetween(db, span, calgaryDay(now)),
    closuresBetween(db, span, lang),
    activeResources(db),
    assignmentsBetween(db, span),
    settingStatement(db, 'bookings'),
  ])
  return {
    dayCapacity: parseSetting('bookings', setting?.value).dayCapacity,
    days,
    trips: withParties(found, parties),
    closures: closed,
    resources: people,
    ...assignedTo(assigned),
  }
}

/** The planner for staff who see no money. */
export function withoutMoney(planner: Planner): Planner {
  const trips = planner.trips.map(({ parties, ...trip }) => ({
    ...trip,
    parties: parties.map((party) => ({ ...party, due: null })),
  }))
  return { ...planner, trips }
}

function assignedTo(rows: (typeof assignments.$inferSelect)[]) {
  return {
    assignments: rows.flatMap(({ tripId, note: _note, ...rest }) =>
      tripId === null ? [] : [{ ...rest, tripId }],
    ),
    absences: rows
      .filter(({ tripId }) => tripId === null)
      .map(({ tripId: _trip, ...rest }) => rest),
  }
}

function daysBetween(db: Db, { from, to }: Span) {
  const isBetween = and(gte(tripDays.day, from), lte(tripDays.day, to))
  return db.select().from(tripDays).where(isBetween).orderBy(asc(tripDays.day))
}

function activeResources(db: Db) {
  return db
    .select(pick(resources, 'id', 'kind', 'name', 'seats', 'phone'))
    .from(resources)
    .where(eq(resources.active, true))
    .orderBy(asc(resources.kind), asc(resources.rank), asc(resources.id))
}

/** Assignments and absences that overlap the days. */
function assignmentsBetween(db: Db, { from, to }: Span) {
  const [startsAt, endsAt] = [startOfCalgaryDay(from), startOfCalgaryDay(addDays(to, 1))]
  const isBetween = and(
    // No assignment is longer, so this bound lets the index skip all older ones.
    gte(assignments.startsAt, startsAt - LONGEST_MS),
    gte(assignments.endsAt, startsAt),
    lte(assignments.startsAt, endsAt),
  )
  return db.select().from(assignments).where(isBetween).orderBy(asc(assignments.startsAt))
}
