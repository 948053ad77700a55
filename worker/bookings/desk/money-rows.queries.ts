import type { LedgerRow, MoneyRowsQuery, SaleRow } from '../../contracts/bookings/money-figures'
import type { Lang } from '../../contracts/languages'
import { cursorOf, type RowPosition } from '../../contracts/list-cursor'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'
import { shareSql, soldSql } from './sold-sql'

/** Rows for the accountant, by day. Tours have their English names: books are in English. */

const LANG: Lang = 'ca'

const ROWS_A_PAGE = 500

/** A page of the ledger by the bank's days. */
export function listLedger(db: Db, query: MoneyRowsQuery) {
  const sql = `
    SELECT payments.id AS _id, value_day AS day, pid, reference, name, payments.kind, payments.amount,
      booked.currency, cad_cents AS cad, net_cents AS net, untaxed_cents AS untaxed, gst_cents AS gst, method, account,
      entry_amount AS entryAmount, entries.currency AS entryCurrency, rate_note AS rateNote, reason, payments.at,
      ${tourNameSql(LANG, 'booked.tour_id')} AS tour, start_day AS tripDay
    FROM payments JOIN bookings AS booked ON booked.id = booking_id LEFT JOIN trips ON trips.id = trip_id
      LEFT JOIN bank_entries AS entries ON entries.id = bank_entry_id
    WHERE value_day BETWEEN ?1 AND ?2 AND (value_day, payments.id) > (?3, ?4)
    ORDER BY value_day, payments.id LIMIT ${ROWS_A_PAGE}`
  return pageOf<LedgerRow>(db, { sql, query, dayOf: ({ day }) => day })
}

const SALE = `booked.id AS _id, pid, reference, name, email, booked.status, trips.start_day AS startDay,
  trips.end_day AS endDay, won_per_cad AS wonPerCad, ${tourNameSql(LANG, 'booked.tour_id')} AS tour,
  ${shareSql(`(SELECT coalesce(sum(value ->> '$.cents'), 0) FROM json_each(quote.lines)
    WHERE value ->> '$.untaxed' IS NOT NULL)`)} AS untaxed`

/** A page of what was sold, by the first days of the trips. */
export function listSales(db: Db, query: MoneyRowsQuery) {
  const sql = `SELECT * FROM (${soldSql(SALE)}
      WHERE trips.start_day BETWEEN ?1 AND ?2 AND (trips.start_day, booked.id) > (?3, ?4))
    WHERE amount > 0 ORDER BY startDay, _id LIMIT ${ROWS_A_PAGE}`
  return pageOf<SaleRow>(db, { sql, query, dayOf: ({ startDay }) => startDay })
}

interface Wanted<Row> {
  sql: string
  query: MoneyRowsQuery
  dayOf: (row: Row) => string
}

/** A full page has a next one. */
async function pageOf<Row extends { _id: number }>(db: Db, { sql, query, dayOf }: Wanted<Row>) {
  const { from, to, cursor = START } = query
  const values = [from, to, cursor.value, cursor.id]
  const [rows] = await readAll(db, [sqlRead(sql, values, (row: Row) => row)])
  const last = rows.length === ROWS_A_PAGE ? rows.at(-1) : undefined
  return { rows, next: last ? cursorOf({ value: dayOf(last), id: last._id }) : null }
}

const START: RowPosition = { value: '', id: 0 }
