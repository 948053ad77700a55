import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { MAX_VERSIONS } from '../../../contracts/tours/tour-versions'
import type { Db, Statement } from '../../../db/db'
import { tourVersionFields, tourVersions } from '../../../db/schema/tour-versions'
import { snapshotOf } from './tour-snapshot'

export interface VersionedWrite {
  tourId: number
  /** UTC ms */
  now: number
  /** 0 is the site itself. */
  actorId: number
  /** The version whose earlier state is restored. */
  restores?: number | undefined
}

/**
 * A write with the statements that record its version, for one batch. The database compares the values before and after:
 * the version is exact even with concurrent requests, and a write that changes nothing gets none.
 */
export function withVersion(db: Db, write: VersionedWrite, statements: Statement[]): Statement[] {
  return [...opening(db, write), ...statements, ...closing(db, write.tourId)]
}

/** A new version with all values of the tour as they are before the write. */
function opening(db: Db, { tourId, now, actorId, restores }: VersionedWrite): Statement[] {
  return [
    db.insert(tourVersions).values({ tourId, at: now, actorId, restores: restores ?? null }),
    db
      .insert(tourVersionFields)
      .select(
        sql`SELECT ${tourId}, field, ${newestOf(tourId)}, value FROM (${snapshotOf(tourId)})`,
      ),
  ]
}

/** Deletes unchanged values, a version without any, and versions beyond the maximum kept. */
function closing(db: Db, tourId: number): Statement[] {
  const newest = newestOf(tourId)
  const isNewest = sql`${tourVersionFields.tourId} = ${tourId} AND ${tourVersionFields.versionId} = ${newest}`
  const latest = db
    .select({ id: tourVersions.id })
    .from(tourVersions)
    .where(eq(tourVersions.tourId, tourId))
    .orderBy(sql`${tourVersions.id} DESC`)
    .limit(MAX_VERSIONS)
  return [
    db
      .delete(tourVersionFields)
      .where(
        sql`${isNewest} AND (${tourVersionFields.field}, ${tourVersionFields.beforeValue}) IN (${snapshotOf(tourId)})`,
      ),
    db.delete(tourVersions).where(
      sql`${tourVersions.tourId} = ${tourId} AND ${tourVersions.id} = ${newest}
          AND NOT EXISTS (SELECT 1 FROM tour_version_fields WHERE version_id = tour_versions.id)`,
    ),
    db
      .delete(tourVersions)
      .where(and(eq(tourVersions.tourId, tourId), notInArray(tourVersions.id, latest))),
  ]
}

function newestOf(tourId: number): SQL {
  return sql`(SELECT max(id) FROM tour_versions WHERE tour_id = ${tourId})`
}
