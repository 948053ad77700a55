import { sql, type SQL } from 'drizzle-orm'
import { LANGS } from '../../../contracts/languages'
import { TOUR_TEXTS } from '../../../contracts/tours/tour-fields'
import type { VersionedNumber } from '../../../contracts/tours/versioned-fields'

/** Columns of `tours` by field. D1 allows 32 arguments of a function, so they are two objects. */
const COLUMNS: Partial<Record<VersionedNumber, string>>[] = [
  {
    status: 'status',
    categoryId: 'category_id',
    discount: 'discount_percent',
    minPerson: 'min_persons',
    tripDays: 'trip_days',
    assumesFour: 'assumes_four',
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
          'female', base_female, 'remarks', remarks)) FROM (SELECT * FROM trips
          WHERE tour_id = ${tourId} AND kind = 'departure' AND status <> 'cancelled' ORDER BY position, id)),
        (SELECT json_group_array(json_object('isPic', json(iif(is_picture, 'true', 'false')), 'url', url,
          'title', title, 'body', body, 'min', minutes)) FROM (SELECT * FROM itinerary_entries
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
