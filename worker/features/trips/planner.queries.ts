import { and, asc, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm'
import { addDays, startOfCalgaryDay } from '../../contracts/calendar'
import type { Lang } from '../../contracts/languages'
import type { Closure, Planner } from '../../contracts/planner'
import type { Db } from '../../db/db'
import { tourNameSql } from '../../db/tour-names'
import { siteSettings } from '../../db/schema/settings'
import { assignments, closures, resources, tripDays, trips } from '../../db/schema/trips'
import { LONGEST_MS } from '../../services/bookings/assignments'
import { parseSetting } from '../../services/settings/settings'

/** Closures on one page. */
const PAGE = 50
/** A trip takes at most so many days after its first. */
const LONGEST = 366

interface Span {
  /** YYYY-MM-DD in Calgary. */
  from: string
  to: string
}

/** What happens from one day to another, in one round trip; names of tours in `lang`. */
export async function readPlanner(db: Db, { from, to }: Span, lang: Lang): Promise<Planner> {
  const window = { startsAt: startOfCalgaryDay(from), endsAt: startOfCalgaryDay(addDays(to, 1)) }
  const [days, found, closed, people, assigned, [setting]] = await db.batch([
    db
      .select()
      .from(tripDays)
      .where(and(gte(tripDays.day, from), lte(tripDays.day, to)))
      .orderBy(asc(tripDays.day)),
    tripsBetween(db, { from, to }, lang),
    db
      .select(closureColumns(lang))
      .from(closures)
      .where(and(gte(closures.toDay, from), lte(closures.fromDay, to)))
      .orderBy(asc(closures.fromDay), asc(closures.id)),
    db
      .select({
        id: resources.id,
        kind: resources.kind,
        name: resources.name,
        seats: resources.seats,
      })
      .from(resources)
      .where(eq(resources.active, true))
      .orderBy(asc(resources.kind), asc(resources.rank), asc(resources.id)),
    db
      .select()
      .from(assignments)
      .where(
        and(
          // None is longer, so that those that began long before are not read.
          gte(assignments.startsAt, window.startsAt - LONGEST_MS),
          gte(assignments.endsAt, window.startsAt),
          lte(assignments.startsAt, window.endsAt),
        ),
      )
      .orderBy(asc(assignments.startsAt)),
    db
      .select({ value: siteSettings.value })
      .from(siteSettings)
      .where(eq(siteSettings.name, 'bookings')),
  ])
  return {
    dayCapacity: parseSetting('bookings', setting?.value).dayCapacity,
    days,
    trips: found.flatMap(({ status, ...trip }) =>
      status === 'cancelled' ? [] : [{ ...trip, status }],
    ),
    closures: closed,
    resources: people,
    assignments: assigned.flatMap(({ tripId, note: _note, ...rest }) =>
      tripId === null ? [] : [{ ...rest, tripId }],
    ),
    absences: assigned
      .filter(({ tripId }) => tripId === null)
      .map(({ tripId: _trip, ...rest }) => rest),
  }
}

function tripsBetween(db: Db, { from, to }: Span, lang: Lang) {
  return db
    .select({
      id: trips.id,
      kind: trips.kind,
      status: trips.status,
      tourId: trips.tourId,
      tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'trips.tour_id'))}`,
      startDay: trips.startDay,
      endDay: trips.endDay,
      capacity: trips.capacity,
      male: trips.baseMale,
      female: trips.baseFemale,
      seatsTaken: trips.seatsTaken,
      version: trips.version,
    })
    .from(trips)
    .where(
      and(
        ne(trips.status, 'cancelled'),
        gte(trips.startDay, addDays(from, -LONGEST)),
        lte(trips.startDay, to),
        gte(trips.endDay, from),
      ),
    )
    .orderBy(asc(trips.startDay), asc(trips.id))
}

/** Closures that end today or later, a page of them; `after` is the `next` of the page before. */
export async function listClosures(
  db: Db,
  { today, after, lang }: { today: string; after: string | undefined; lang: Lang },
): Promise<{ closures: Closure[]; next: string | null }> {
  const [day = '', id = '0'] = after?.split(' ') ?? []
  const rows = await db
    .select(closureColumns(lang))
    .from(closures)
    .where(
      and(
        gte(closures.toDay, today),
        after === undefined
          ? undefined
          : sql`(${closures.toDay}, ${closures.id}) > (${day}, ${Number(id)})`,
      ),
    )
    .orderBy(asc(closures.toDay), asc(closures.id))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    closures: shown,
    next: rows.length > PAGE && last ? `${last.toDay} ${last.id}` : null,
  }
}

/** A closure that is exactly so already. */
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

function closureColumns(lang: Lang) {
  return {
    id: closures.id,
    fromDay: closures.fromDay,
    toDay: closures.toDay,
    tourId: closures.tourId,
    tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'closures.tour_id'))}`,
    note: closures.note,
  }
}
