import { sql, eq, and, asc, gte, isNull, lte, ne } from 'drizzle-orm'
import type { Closure, DeparturesWithin, NewClosure } from '../../contracts/bookings/trip-days'
import type { Lang } from '../../contracts/languages'
import { auditOfChange, auditOfRows } from '../../db/audit'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { pick } from '../../db/pick'
import { closures, trips } from '../../db/schema/trips'
import { tourNameSql } from '../../db/tour-names'
import { assertedWrite } from '../../http/asserted-write'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'

/** The most departures that a question names. */
const DEPARTURES_NAMED = 50

type Days = Pick<NewClosure, 'fromDay' | 'toDay' | 'tourId'>

/** Closures per page. */
const PAGE = 50

/**
 * Closes days of one tour or of all to new trips; existing trips stay. If the same closure exists already, it is
 * returned.
 * @throws AppError NotFound for an unknown tour, DeparturesWithin unless the admin is sure
 */
export async function createClosure(
  c: MemberScope,
  { isSure, ...wanted }: NewClosure,
): Promise<Closure> {
  const { db, lang } = c.var
  if (!isSure) await requireNoDepartures(db, wanted, lang)
  const same = sameClosure(db, { ...wanted, lang })
  const write = db.batch([
    assertTour(db, wanted.tourId),
    closureStatement(c, wanted, same),
    auditOfClosure(c, wanted),
    same,
  ])
  const [, , , [stored]] = await assertedWrite('NotFound', 'NotFound', write)
  if (!stored) throw new AppError('NotFound')
  return stored
}

/** Asks about departures that go on over the days. @throws AppError DeparturesWithin with them as `departures` */
async function requireNoDepartures(db: Db, { fromDay, toDay, tourId }: Days, lang: Lang) {
  const departures: DeparturesWithin = await db
    .select({
      tripId: trips.id,
      ...pick(trips, 'startDay', 'endDay'),
      tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'trips.tour_id'))}`,
    })
    .from(trips)
    .where(
      and(
        eq(trips.kind, 'departure'),
        ne(trips.status, 'cancelled'),
        tourId === null ? undefined : eq(trips.tourId, tourId),
        lte(trips.startDay, toDay),
        gte(trips.endDay, fromDay),
      ),
    )
    .orderBy(asc(trips.startDay), asc(trips.id))
    .limit(DEPARTURES_NAMED)
  if (departures.length > 0) throw new AppError('DeparturesWithin', { extra: { departures } })
}

function assertTour(db: Db, tourId: number | null) {
  const isThere = sql`${tourId} IS NULL OR EXISTS (SELECT 1 FROM tours WHERE id = ${tourId} AND deleted_at IS NULL)`
  return assertInBatch(db, isThere, 'NotFound')
}

function closureStatement(
  { var: { db, now } }: MemberScope,
  { fromDay, toDay, tourId, note }: Days & Pick<NewClosure, 'note'>,
  same: ReturnType<typeof sameClosure>,
) {
  return db
    .insert(closures)
    .select(
      sql`SELECT NULL, ${fromDay}, ${toDay}, ${tourId}, ${note}, ${now} WHERE NOT EXISTS ${same}`,
    )
}

function auditOfClosure(c: MemberScope, { fromDay, toDay, tourId }: Days): Statement {
  return auditOfChange(c, {
    action: 'closure.create',
    subjectType: 'closure',
    subjectId: fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`,
    ...(tourId !== null && { detail: `tour ${tourId}` }),
  })
}

/** @throws AppError NotFound */
export async function deleteClosure(c: MemberScope, id: number): Promise<void> {
  const { db } = c.var
  const [, deleted] = await db.batch([
    auditOfRows(
      c,
      {
        action: 'closure.delete',
        subjectType: 'closure',
        subjectId: sql`iif(from_day = to_day, from_day, from_day || ' – ' || to_day)`,
        detail: sql`iif(tour_id IS NULL, NULL, 'tour ' || tour_id)`,
      },
      sql`FROM closures WHERE id = ${id}`,
    ),
    db.delete(closures).where(eq(closures.id, id)).returning({ id: closures.id }),
  ])
  if (deleted.length === 0) throw new AppError('NotFound')
}

/** A page of the closures that end today or later. `after` is `next` of the previous page. */
export async function listClosures(
  db: Db,
  { today, after, lang }: { today: string; after: string | undefined; lang: Lang },
): Promise<{ closures: Closure[]; next: string | null }> {
  const rows = await db
    .select(closureColumns(lang))
    .from(closures)
    .where(and(gte(closures.toDay, today), after === undefined ? undefined : isAfter(after)))
    .orderBy(asc(closures.toDay), asc(closures.id))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return { closures: shown, next: rows.length > PAGE && last ? `${last.toDay} ${last.id}` : null }
}

/** Condition on rows after the last one of the previous page. */
function isAfter(next: string) {
  const [day = '', id = '0'] = next.split(' ')
  return sql`(${closures.toDay}, ${closures.id}) > (${day}, ${Number(id)})`
}

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
function sameClosure(db: Db, { fromDay, toDay, tourId, lang }: Days & { lang: Lang }) {
  const isOfTour = tourId === null ? isNull(closures.tourId) : eq(closures.tourId, tourId)
  return db
    .select(closureColumns(lang))
    .from(closures)
    .where(and(eq(closures.fromDay, fromDay), eq(closures.toDay, toDay), isOfTour))
    .limit(1)
}

function closureColumns(lang: Lang) {
  return {
    ...pick(closures, 'id', 'fromDay', 'toDay', 'tourId', 'note'),
    tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'closures.tour_id'))}`,
  }
}
