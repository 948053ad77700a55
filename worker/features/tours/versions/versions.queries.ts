import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import {
  PAGE_OF_VERSIONS,
  type TourVersion,
  type TourVersions,
} from '../../../contracts/tours/tour-versions'
import { VERSIONED_FIELDS, type VersionedField } from '../../../contracts/tours/versioned-fields'
import type { Db } from '../../../db/db'
import { pick } from '../../../db/pick'
import { users } from '../../../db/schema/accounts'
import { tourVersionFields, tourVersions } from '../../../db/schema/tour-versions'

/** The versions of a tour, newest first. */
export async function listVersions(db: Db, tourId: number, before?: number): Promise<TourVersions> {
  const rows = await versionRows(
    db,
    and(eq(tourVersions.tourId, tourId), before ? lt(tourVersions.id, before) : undefined),
  )
  const versions = rows.slice(0, PAGE_OF_VERSIONS)
  return { versions, next: rows.length > PAGE_OF_VERSIONS ? (versions.at(-1)?.id ?? null) : null }
}

/** One row more than a page. */
export async function versionRows(db: Db, wanted: SQL | undefined): Promise<TourVersion[]> {
  const rows = await db
    .select({
      ...pick(tourVersions, 'id', 'at', 'actorId'),
      actor: users.username,
      restores: tourVersions.restores,
    })
    .from(tourVersions)
    .leftJoin(users, eq(users.id, tourVersions.actorId))
    .where(wanted)
    .orderBy(desc(tourVersions.id))
    .limit(PAGE_OF_VERSIONS + 1)
  const fieldsOf = await listFields(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ actorId, restores, ...row }) => {
    const fields = fieldsOf.get(row.id) ?? []
    return { ...row, isBySite: actorId === 0, isRestore: restores !== null, fields }
  })
}

/** The fields that versions changed, in the order of an editor. */
async function listFields(db: Db, versionIds: number[]): Promise<Map<number, VersionedField[]>> {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(versionIds)}))`
  const rows = await db
    .select({ versionId: tourVersionFields.versionId, field: tourVersionFields.field })
    .from(tourVersionFields)
    .where(inArray(tourVersionFields.versionId, ids))
  const fields = rows
    .map(({ versionId, field }) => ({ versionId, field: field as VersionedField }))
    .filter(({ field }) => place(field) >= 0)
    .toSorted((a, b) => place(a.field) - place(b.field))
  const byVersion = Map.groupBy(fields, ({ versionId }) => versionId)
  return new Map([...byVersion].map(([id, own]) => [id, own.map(({ field }) => field)]))
}

export function place(field: VersionedField): number {
  return VERSIONED_FIELDS.indexOf(field)
}
