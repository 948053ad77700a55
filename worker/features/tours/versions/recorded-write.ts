import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import { MAX_VERSIONS } from '../../../contracts/tours/tour-versions'
import type { Db, Statement } from '../../../db/db'
import { tourVersionFields, tourVersions } from '../../../db/schema/tour-versions'
import { LANGS } from '../../../contracts/languages'
import { TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import type { VersionedNumber } from '../../../contracts/tours/versioned-fields'

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
 * A write with the statements that record its version, for one batch. The database compares the values before and
 * after: the version is exact even with concurrent requests, and a write that changes nothing gets none.
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

/** Columns of `tours` by field. D1 allows 32 arguments of a function, so they are two objects. */
const COLUMNS: Partial<Record<VersionedNumber, string>>[] = [
  {
    status: 'status',
    categoryId: 'category_id',
    discount: 'discount_percent',
    minPerson: 'min_persons',
    tripDays: 'trip_days',
    assumesFour: 'assumes_four',
    joinsAtOwnPrice: 'joins_at_own_price',
    startMinute: 'start_minute',
    months: 'months',
    offerUntil: 'offer_until',
    surchargePerDay: 'surcharge_cents_per_day',
  },
  {
    price: 'price_cents',
    p1: 'p1_cents',
    p2: 'p2_cents',
    p3: 'p3_cents',
    p4: 'p4_cents',
    regularPrice: 'regular_price_cents',
    regularP1: 'regular_p1_cents',
    regularP2: 'regular_p2_cents',
    regularP3: 'regular_p3_cents',
    regularP4: 'regular_p4_cents',
  },
]

const LANGUAGES = sql.raw(`json_each('${JSON.stringify(LANGS)}') AS l`)
/** The languages, and one more row for values without a language. */
const WITH_NONE = sql.raw(`json_each('${JSON.stringify([...LANGS, ''])}') AS l`)
const TEXTS = sql.raw(
  TOUR_TEXTS.map((name) => `'${name}', coalesce(x.${snake(name)}, '')`).join(', '),
)
const NUMBERS = COLUMNS.map((columns) =>
  sql.raw(
    Object.entries(columns)
      .map(([field, column]) => `'${field}', t.${column}`)
      .join(', '),
  ),
)

/** Rows of `field` and `value` (JSON, money in cents), as stored. Five selects, the most that D1 allows in one. */
export function snapshotOf(tourId: number): SQL {
  return sql.join(
    [
      ...NUMBERS.map(
        (columns) => sql`SELECT n.key AS field, json_quote(n.value) AS value
          FROM tours AS t, json_each(json_object(${columns})) AS n WHERE t.id = ${tourId}`,
      ),
      textsOf(tourId),
      inclusionsOf(tourId),
      sql`SELECT iif(l.value = '', 'departures', l.value || '.entries'), iif(l.value = '',
        (SELECT json_group_array(json_object('startDate', start_day, 'endDate', end_day, 'male', base_male,
          'female', base_female, 'remarks', remarks, 'startMinute', iif(own_start, start_minute, NULL),
          'isOpen', json(iif(base_male + base_female = 0, 'true', 'false')))) FROM (SELECT * FROM trips
          WHERE tour_id = ${tourId} AND kind = 'departure' AND status <> 'cancelled' ORDER BY position, id)),
        (SELECT json_group_array(json_object('isPic', json(iif(is_picture, 'true', 'false')), 'url', url,
          'title', title, 'body', body, 'min', minutes, 'place', json(iif(latitude IS NULL, 'null',
          json_object('name', place, 'latitude', latitude, 'longitude', longitude))))) FROM (SELECT * FROM itinerary_entries
          WHERE tour_id = ${tourId} AND lang = l.value ORDER BY position)))
        FROM ${WITH_NONE}`,
    ],
    sql` UNION ALL `,
  )
}

function textsOf(tourId: number): SQL {
  return sql`SELECT l.value || '.' || n.key, json_quote(n.value) FROM ${LANGUAGES}
    LEFT JOIN tour_texts AS x ON x.tour_id = ${tourId} AND x.lang = l.value, json_each(json_object(${TEXTS})) AS n`
}

function inclusionsOf(tourId: number): SQL {
  return sql`SELECT l.value || '.' || k.value, (SELECT json_group_array(txt) FROM (SELECT txt FROM tour_inclusions
    WHERE tour_id = ${tourId} AND lang = l.value AND kind = k.value ORDER BY position))
    FROM ${LANGUAGES}, json_each('["included","excluded"]') AS k`
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}
