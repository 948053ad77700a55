import { sql } from 'drizzle-orm'
import type { VersionedField } from '../../../contracts/tours/versioned-fields'
import type { Db } from '../../../db/db'
import { snapshotOf } from './tour-snapshot'
import { type Value, toValue } from './differences.queries'

/** The values of a tour before a version, of the fields that differ now. Values as in `getDifferences`. */
export async function listEarlierValues(
  db: Db,
  tourId: number,
  versionId: number,
): Promise<Map<VersionedField, { stored: Value; earlier: Value }>> {
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
