import { and, eq, sql } from 'drizzle-orm'
import { toCad } from '../../../contracts/tours/prices'
import type { TourDifferences } from '../../../contracts/tours/tour-versions'
import type { VersionedField } from '../../../contracts/tours/versioned-fields'
import type { Db } from '../../../db/db'
import { tourVersions } from '../../../db/schema/tour-versions'
import { AppError } from '../../../http/errors'
import { snapshotOf } from './tour-snapshot'
import { versionRows, place } from './versions.queries'

export type Value = TourDifferences['changes'][number]['before']

const IN_CENTS = /^(?:price|p[1-4]|surchargePerDay|regularPrice|regularP[1-4])$/

/**
 * A version with the values that it changed.
 * @throws AppError NotFound
 */
export async function getDifferences(
  db: Db,
  tourId: number,
  versionId: number,
): Promise<TourDifferences> {
  const [version] = await versionRows(
    db,
    and(eq(tourVersions.tourId, tourId), eq(tourVersions.id, versionId)),
  )
  if (!version) throw new AppError('NotFound')
  return { ...version, changes: await listChanges(db, tourId, versionId) }
}

interface ChangeRow {
  field: VersionedField
  before: string
  after: string
}

function toChange({ field, before, after }: ChangeRow) {
  return { field, before: toValue(field, before), after: toValue(field, after) }
}

async function listChanges(
  db: Db,
  tourId: number,
  versionId: number,
): Promise<TourDifferences['changes']> {
  // The value after is the one before the field's next change, or the stored one.
  const rows = await db.all<ChangeRow>(sql`
    WITH stored AS (${snapshotOf(tourId)})
    SELECT f.field, f.before_value AS "before", coalesce(
      (SELECT n.before_value FROM tour_version_fields AS n
        WHERE n.tour_id = f.tour_id AND n.field = f.field AND n.version_id > f.version_id ORDER BY n.version_id LIMIT 1),
      (SELECT value FROM stored WHERE stored.field = f.field), 'null') AS "after"
    FROM tour_version_fields AS f WHERE f.tour_id = ${tourId} AND f.version_id = ${versionId}`)
  return rows.map(toChange).toSorted((a, b) => place(a.field) - place(b.field))
}

/** A stored value as the desk reads it: money in CAD. */
export function toValue(field: VersionedField, json: string): Value {
  const value = JSON.parse(json) as Value
  if (field === 'assumesFour') return value === 1
  return IN_CENTS.test(field) && typeof value === 'number' ? toCad(value) : value
}
