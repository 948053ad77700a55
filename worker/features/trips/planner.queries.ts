import { and, asc, gte, lte } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import type { Planner } from '../../contracts/trips/planner'
import type { Db } from '../../db/db'
import { assignments, tripDays } from '../../db/schema/trips'
import { settingStatement } from '../../services/settings/setting-statement'
import { parseSetting } from '../../services/settings/settings'
import { closuresBetween, type Span } from './closures.queries'
import { tripsBetween, activeResources, assignmentsBetween } from './planner.statements'

/** Everything that happens in a range of days, in one round trip; names of tours in `lang`. */
export async function readPlanner(db: Db, span: Span, lang: Lang): Promise<Planner> {
  const [days, found, closed, people, assigned, [setting]] = await db.batch([
    daysBetween(db, span),
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

/** Separates the assignments to trips from absences. */
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

function daysBetween(db: Db, { from, to }: Span) {
  const isBetween = and(gte(tripDays.day, from), lte(tripDays.day, to))
  return db.select().from(tripDays).where(isBetween).orderBy(asc(tripDays.day))
}
