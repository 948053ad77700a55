import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import {
  PAGE_OF_VERSIONS,
  type TourVersion,
  type TourVersions,
  type TourDifferences,
} from '../../../contracts/tours/tour-versions'
import { VERSIONED_FIELDS, type VersionedField } from '../../../contracts/tours/versioned-fields'
import type { Db } from '../../../db/db'
import { pick } from '../../../db/pick'
import { users } from '../../../db/schema/accounts'
import { tourVersionFields, tourVersions } from '../../../db/schema/tour-versions'
import { monthsOf } from '../../../contracts/tours/season'
import { toCad } from '../../../contracts/tours/prices'
import { AppError } from '../../../http/errors'
import { snapshotOf } from './recorded-write'

/** The versions of a tour, newest first. */
export async function listVersions(db: Db, tourId: number, before?: number): Promise<TourVersions> {
  const isEarlier = before ? lt(tourVersions.id, before) : undefined
  const rows = await versionRows(db, and(eq(tourVersions.tourId, tourId), isEarlier))
  const versions = rows.slice(0, PAGE_OF_VERSIONS)
  return { versions, next: rows.length > PAGE_OF_VERSIONS ? (versions.at(-1)?.id ?? null) : null }
}

/** One row more than a page. */
async function versionRows(db: Db, wanted: SQL | undefined): Promise<TourVersion[]> {
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
  const ids = rows.map(({ id }) => id)
  const fieldsOf = await listFields(db, ids)
  return rows.map(({ actorId, restores, ...row }) => {
    const fields = fieldsOf.get(row.id) ?? []
    return { ...row, isBySite: actorId === 0, isRestore: restores !== null, fields }
  })
}

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

function place(field: VersionedField): number {
  return VERSIONED_FIELDS.indexOf(field)
}

type Value = TourDifferences['changes'][number]['before']

const IN_CENTS = /^(?:price|p[1-4]|surchargePerDay|regularPrice|regularP[1-4])$/

/** A version with the values that it changed. @throws AppError NotFound */
export async function getDifferences(
  db: Db,
  tourId: number,
  versionId: number,
): Promise<TourDifferences> {
  const isVersion = and(eq(tourVersions.tourId, tourId), eq(tourVersions.id, versionId))
  const [version] = await versionRows(db, isVersion)
  if (!version) throw new AppError('NotFound')
  return { ...version, changes: await listChanges(db, tourId, versionId) }
}

async function listChanges(db: Db, tourId: number, versionId: number) {
  // The value after is the one before the field's next change, or the stored one.
  const rows = await db.all<{ field: VersionedField; before: string; after: string }>(sql`
    WITH stored AS (${snapshotOf(tourId)})
    SELECT f.field, f.before_value AS "before", coalesce(
      (SELECT n.before_value FROM tour_version_fields AS n
        WHERE n.tour_id = f.tour_id AND n.field = f.field AND n.version_id > f.version_id ORDER BY n.version_id LIMIT 1),
      (SELECT value FROM stored WHERE stored.field = f.field), 'null') AS "after"
    FROM tour_version_fields AS f WHERE f.tour_id = ${tourId} AND f.version_id = ${versionId}`)
  return rows
    .map(({ field, ...row }) => ({
      field,
      before: toValue(field, row.before),
      after: toValue(field, row.after),
    }))
    .toSorted((a, b) => place(a.field) - place(b.field))
}

/** A stored value as the desk reads it: money in CAD. */
function toValue(field: VersionedField, json: string): Value {
  const value = JSON.parse(json) as Value
  if (field === 'assumesFour' || field === 'joinsAtOwnPrice') return value === 1
  if (field === 'months' && typeof value === 'string') return monthsOf(value)
  return IN_CENTS.test(field) && typeof value === 'number' ? toCad(value) : value
}

/** The values of a tour before a version, of the fields that differ now. Values as in `getDifferences`. */
export async function listEarlierValues(db: Db, tourId: number, versionId: number) {
  const rows = await db.all<{ field: VersionedField; stored: string; earlier: string }>(sql`
    WITH stored AS (${snapshotOf(tourId)}),
    earliest AS (SELECT field, min(version_id) AS version_id FROM tour_version_fields
      WHERE tour_id = ${tourId} AND version_id >= ${versionId} GROUP BY field)
    SELECT stored.field, stored.value AS stored, coalesce(f.before_value, stored.value) AS earlier FROM stored
    LEFT JOIN earliest ON earliest.field = stored.field
    LEFT JOIN tour_version_fields AS f
      ON f.tour_id = ${tourId} AND f.field = earliest.field AND f.version_id = earliest.version_id`)
  return new Map(
    rows.map(({ field, stored, earlier }) => [
      field,
      { stored: toValue(field, stored), earlier: toValue(field, earlier) },
    ]),
  )
}
