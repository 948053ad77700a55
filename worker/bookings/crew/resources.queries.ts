import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { LANGS } from '../../contracts/languages'
import type { Resource } from '../../contracts/bookings/resources'
import { pick } from '../../db/pick'
import { assignments, resources } from '../../db/schema/trips'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { crewPagePath, feedPath } from '../access/crew-link'

/** More than a small company has guides, vehicles and future absences. */
const ROWS_MAX = 500

/** Guides and vehicles in use, with absences that are not over, in one round trip. */
export async function listResources({
  var: { db, now, settings },
}: RequestScope): Promise<Resource[]> {
  const isComingAbsence = and(isNull(assignments.tripId), gt(assignments.endsAt, now))
  const [rows, absences] = await db.batch([
    db
      .select()
      .from(resources)
      .where(eq(resources.active, true))
      .orderBy(asc(resources.kind), asc(resources.rank), asc(resources.id))
      .limit(ROWS_MAX),
    db
      .select()
      .from(assignments)
      .where(isComingAbsence)
      .orderBy(asc(assignments.startsAt))
      .limit(ROWS_MAX),
  ])
  return rows.map((row) => ({
    ...pick(row, 'id', 'version', 'kind', 'name', 'seats', 'rank'),
    langs: LANGS.filter((lang) => row.langs.split(' ').includes(lang)),
    phone: row.phone ?? '',
    feed: feedPath(settings.pepper, row),
    page: crewPagePath(settings.pepper, row),
    absences: absences.filter(({ resourceId }) => resourceId === row.id).map(toAbsence),
  }))
}

function toAbsence({ id, startsAt, endsAt, note }: typeof assignments.$inferSelect) {
  return { id, fromDay: calgaryDay(startsAt), toDay: calgaryDay(endsAt - 1), note }
}

/** @throws AppError NotFound */
export async function getResource(c: RequestScope, id: number) {
  const found = (await listResources(c)).find((each) => each.id === id)
  if (!found) throw new AppError('NotFound')
  return found
}
