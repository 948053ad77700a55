import { and, inArray, type SQLWrapper } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import type { AuditEntries } from '../../contracts/admin/audit'
import type { Db } from '../../db/db'
import { siteSettingVersions } from '../../db/schema/settings'
import { tourVersions } from '../../db/schema/tour-versions'
import { listOf } from '../../db/value-list'
import { pageVersions } from '../../db/schema/written-pages'

type Entry = Pick<AuditEntries['entries'][number], 'subjectType' | 'subjectId' | 'at'>

type Found = BatchResponse<ReturnType<typeof versionReads>>

/** The version of each entry, from the results of `versionReads`. */
export function versionsOf([tour, settings, page]: Found): (entry: Entry) => string | null {
  const versions = new Map<string, string>()
  for (const [subjectType, rows] of Object.entries({ tour, settings, page }))
    for (const { id, subject, at } of rows)
      versions.set(keyOf({ subjectType, subjectId: String(subject), at }), String(id))
  return (entry) => versions.get(keyOf(entry)) ?? null
}

/** The reads of the versions written together with these entries, with their values before and after. */
export function versionReads(db: Db, entries: readonly Entry[]) {
  const of = (type: string) => entries.filter(({ subjectType }) => subjectType === type)
  const { id, name, at } = siteSettingVersions
  const tourTimes = of('tour').map((entry) => entry.at)
  return [
    db
      .select({ id: tourVersions.id, subject: tourVersions.tourId, at: tourVersions.at })
      .from(tourVersions)
      .where(isOneOf(tourVersions.at, tourTimes)),
    db
      .select({ id, subject: name, at })
      .from(siteSettingVersions)
      .where(wasWrittenWith(of('settings'), name, at)),
    db
      .select({ id: pageVersions.name, subject: pageVersions.page, at: pageVersions.publishedAt })
      .from(pageVersions)
      .where(wasWrittenWith(of('page'), pageVersions.page, pageVersions.publishedAt)),
  ] as const
}

function keyOf({ subjectType, subjectId, at }: Entry): string {
  return `${subjectType} ${subjectId} ${at}`
}

/** A version and its audit entry have the same time, because one batch writes both. */
function wasWrittenWith(entries: readonly Entry[], subject: SQLWrapper, at: SQLWrapper) {
  const subjects = entries.map(({ subjectId }) => subjectId)
  const times = entries.map((entry) => entry.at)
  return and(isOneOf(subject, subjects), isOneOf(at, times))
}

function isOneOf(column: SQLWrapper, values: readonly (string | number)[]) {
  return inArray(column, listOf([...new Set(values)]))
}
