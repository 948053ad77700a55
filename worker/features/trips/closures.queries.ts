import { and, asc, gte, sql, eq, isNull, lte } from 'drizzle-orm'
import type { Lang } from '../../contracts/languages'
import type { Closure } from '../../contracts/trips/closures'
import { pick } from '../../db/pick'
import type { Db } from '../../db/db'
import { closures } from '../../db/schema/trips'
import { tourNameSql } from '../../db/tour-names'

/** Closures per page. */
const PAGE = 50

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
    ...pick(closures, 'id', 'fromDay', 'toDay', 'tourId', 'note'),
    tour: sql<string | null>`${sql.raw(tourNameSql(lang, 'closures.tour_id'))}`,
  }
}
