import {
  SALES_BY,
  type MoneyFigures,
  type MoneyPeriod,
} from '../../contracts/bookings/money-figures'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { addDays } from '../../contracts/dates/calendar'
import type { Lang } from '../../contracts/languages'
import { calgaryDaySql } from '../../db/calgary-day-sql'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import { staysSql } from '../../db/stays-sql'
import { tourNameSql } from '../../db/tour-names'
import { soldSql } from './sold-sql'

type Rows<Part extends keyof MoneyFigures> = MoneyFigures[Part][number]
const asIs = <Row>(row: Row) => row

/** All figures of money for some days, in one trip; `now` in UTC ms. */
export async function readMoneyFigures(
  db: Db,
  { from, to }: MoneyPeriod,
  { lang, now }: { lang: Lang; now: number },
): Promise<MoneyFigures> {
  const sent = [startOfCalgaryDay(from), startOfCalgaryDay(addDays(to, 1))]
  const [months, sales, quotes, held, owed] = await readAll(db, [
    sqlRead(MONTHS, [from, to], asIs<Rows<'months'>>),
    sqlRead(salesSql(lang), [from, to], asIs<Rows<'sales'>>),
    sqlRead(QUOTES, sent, asIs<Rows<'quotes'>>),
    sqlRead(HELD, [calgaryDay(now)], asIs<Rows<'held'>>),
    sqlRead(OWED, [], asIs<Rows<'owed'>>),
  ])
  return { months, sales, quotes, held, owed }
}

export const MONTHS = `
  SELECT substr(value_day, 1, 7) AS month, sum(cad_cents) AS received, sum(max(0, -cad_cents)) AS back,
    sum(net_cents) AS net, sum(untaxed_cents) AS untaxed, sum(gst_cents) AS gst,
    sum(iif(start_day >= date(substr(value_day, 1, 7) || '-01', '+1 month'), gst_cents, 0)) AS gstAhead
  FROM payments JOIN bookings ON bookings.id = booking_id LEFT JOIN trips ON trips.id = trip_id
  WHERE value_day BETWEEN ?1 AND ?2 GROUP BY month ORDER BY month`

/** The same sales, added up in each way. */
function salesSql(lang: Lang): string {
  return `SELECT "by", "key", CASE "by" WHEN 'tour' THEN ${tourNameSql(lang, '"key"')}
      WHEN 'guide' THEN (SELECT name FROM resources WHERE id = "key") END AS name, bookings, guests, net, gst
    FROM (SELECT ways.value AS "by", CASE ways.value ${SALES_BY.map((by) => `WHEN '${by}' THEN ${COLUMNS[by]}`).join(' ')} END AS "key",
        count(*) AS bookings, sum(party) AS guests, sum(net) AS net, sum(gst) AS gst
      FROM (${soldSql(MORE)} WHERE trips.start_day BETWEEN ?1 AND ?2) CROSS JOIN json_each('${JSON.stringify(SALES_BY)}') AS ways
      WHERE net <> 0 GROUP BY 1, 2)`
}

const COLUMNS: Record<(typeof SALES_BY)[number], string> = {
  month: 'month',
  tour: 'tour_id',
  lang: 'lang',
  source: 'source',
  guide: 'guide_id',
  currency: 'currency',
}

/** The first in rank, if a trip has more than one. */
const MORE = `substr(trips.start_day, 1, 7) AS month, (SELECT resources.id FROM assignments
  JOIN resources ON resources.id = resource_id WHERE assignments.trip_id = trips.id AND kind = 'guide'
  ORDER BY rank, resources.id LIMIT 1) AS guide_id`

const QUOTES = `
  SELECT substr(${calgaryDaySql('first')}, 1, 7) AS month, count(*) AS sent, sum(is_won) AS won
  FROM (SELECT min(sent_at) AS first, EXISTS (SELECT 1 FROM quotes AS accepted
      WHERE accepted.booking_id = quotes.booking_id AND accepted.status = 'accepted') AS is_won
    FROM quotes WHERE sent_at >= ?1 AND sent_at < ?2 AND kind = 'quote' GROUP BY booking_id)
  GROUP BY month ORDER BY month`

const HELD = `
  SELECT substr(start_day, 1, 7) AS month, currency, count(*) AS bookings, sum(${staysSql('bookings')}) AS amount
  FROM bookings JOIN trips ON trips.id = trip_id
  WHERE bookings.status IN ('on_hold', 'confirmed') AND start_day > ?1 AND paid > 0
  GROUP BY month, currency ORDER BY month, currency`

const OWED = `
  SELECT currency, count(*) AS refunds, sum(amount) AS amount FROM refunds JOIN bookings ON bookings.id = booking_id
  WHERE refunds.status IN ('proposed', 'approved') GROUP BY currency ORDER BY currency`
