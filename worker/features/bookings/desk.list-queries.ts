import type { BookingStatus } from '../../contracts/booking-states'
import {
  COUNT_MAX,
  type BookingsQuery,
  type DeskBookingRow,
  type DeskBookings,
  type PipelineColumn,
} from '../../contracts/desk-bookings'
import type { Lang } from '../../contracts/languages'
import { cursorOf } from '../../contracts/list-page'
import type { Db } from '../../db/db'
import { lateBefore } from '../../db/inbox-counts'
import { readAll, sqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'
import { lacksGuideSql } from '../../services/bookings/assignments'
import { lacksDepositSql } from '../../services/bookings/money'
import { bookingMatchesSql } from '../../services/bookings/booking-search'

const ROWS_A_PAGE = 30

const STATUSES: Record<Exclude<PipelineColumn, 'late'>, readonly BookingStatus[]> = {
  new: ['requested', 'waitlisted'],
  quoted: ['quoted'],
  hold: ['offered', 'on_hold'],
  confirmed: ['confirmed'],
  road: ['confirmed'],
  done: ['completed', 'no_show', 'cancelled', 'expired', 'closed'],
}

/** A booking of the list as D1 returns it. */
type Columns = Omit<DeskBookingRow, 'tour' | 'lacksGuide' | 'lacksDeposit'> & {
  tourId: number | null
  tourName: string | null
  lacksGuide: number
  lacksDeposit: number
}

const LACKS_GUIDE = lacksGuideSql('booked.status', 'booked.trip_id')
const LACKS_DEPOSIT = lacksDepositSql('booked')

/** Values of a statement, bound in its order. */
class Values {
  readonly list: (string | number)[] = []
  bind(value: string | number): string {
    return `?${this.list.push(value)}`
  }
}

/** Bookings of a column, the newest first; in `late` who has waited longest. With how many are in each column. */
export async function listBookings(
  db: Db,
  query: BookingsQuery,
  { lang, now }: { lang: Lang; now: number },
): Promise<DeskBookings> {
  const values = new Values()
  const text = listSql(query, { values, lang, now })
  const [rows, [counts]] = await readAll(db, [
    sqlRead(text, values.list, toRow),
    sqlRead(COUNTS, [now, lateBefore(now)], (row: DeskBookings['counts']) => row),
  ])
  const bookings = rows.slice(0, ROWS_A_PAGE)
  const last = bookings.at(-1)
  const isMore = rows.length > ROWS_A_PAGE && last !== undefined
  return {
    bookings,
    counts: counts as DeskBookings['counts'],
    cursor: isMore
      ? cursorOf({ id: last.id, value: query.column === 'late' ? (last.awaitsSince ?? 0) : 0 })
      : null,
  }
}

interface Statement {
  values: Values
  lang: Lang
  now: number
}

/** The ids of the page are found in an index, then the rows are read. */
export function listSql(query: BookingsQuery, { values, lang, now }: Statement): string {
  const order = query.column === 'late' ? 'awaits_since, id' : 'id DESC'
  return `
    SELECT booked.id, booked.pid, booked.status, booked.version, booked.name, booked.lang,
      booked.tour_id AS tourId, ${tourNameSql(lang, 'booked.tour_id')} AS tourName,
      coalesce(trips.start_day, booked.wish_day) AS day, booked.party, booked.reference,
      (SELECT min(claims.created_at) FROM payment_claims AS claims
        WHERE claims.booking_id = booked.id AND claims.settled_at IS NULL) AS saysSentAt,
      booked.awaits_since AS awaitsSince, ${LACKS_GUIDE} AS lacksGuide,
      ${LACKS_DEPOSIT} AS lacksDeposit, booked.created_at AS createdAt, booked.updated_at AS updatedAt
    FROM (${idsSql(query, { values, now })} ORDER BY ${order} LIMIT ${ROWS_A_PAGE + 1}) AS found
    CROSS JOIN bookings AS booked ON booked.id = found.id
    LEFT JOIN trips ON trips.id = booked.trip_id
    ORDER BY ${order.replace('awaits_since', 'booked.awaits_since').replace(/\bid\b/, 'booked.id')}`
}

function idsSql(
  { q, column, cursor }: BookingsQuery,
  { values, now }: Pick<Statement, 'values' | 'now'>,
): string {
  const conditions: string[] = []
  if (column === 'late') conditions.push(`awaits_since < ${values.bind(lateBefore(now))}`)
  if (cursor && column === 'late')
    conditions.push(
      `(awaits_since, id) > (${values.bind(cursor.value)}, ${values.bind(cursor.id)})`,
    )
  else if (cursor) conditions.push(`id < ${values.bind(cursor.id)}`)
  if (column === 'confirmed' || column === 'road') {
    const started = `EXISTS (SELECT 1 FROM trips WHERE trips.id = trip_id AND starts_at <= ${values.bind(now)})`
    conditions.push(column === 'road' ? started : `NOT ${started}`)
  }
  if (q !== '') conditions.push(`id IN (${bookingMatchesSql(q, (value) => values.bind(value))})`)
  // Without a column, and for a search, in the order of ids; a column is read from the index of each of its states.
  if (column === undefined || column === 'late') return select(conditions)
  if (q !== '') return select([...conditions, `status IN (${quoted(STATUSES[column])})`])
  return STATUSES[column]
    .map((status) => select([`status = '${status}'`, ...conditions]))
    .join(' UNION ALL ')
}

function select(conditions: readonly string[]): string {
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  return `SELECT id, awaits_since FROM bookings ${where}`
}

function quoted(statuses: readonly BookingStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ')
}

function toRow({ tourId, tourName, lacksGuide, lacksDeposit, ...row }: Columns): DeskBookingRow {
  return {
    ...row,
    lacksGuide: lacksGuide === 1,
    lacksDeposit: lacksDeposit === 1,
    tour: tourId === null ? null : { id: tourId, name: tourName ?? '' },
  }
}

const countOf = (from: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM bookings ${from} LIMIT ${COUNT_MAX}))`
const HAS_STARTED = `EXISTS (SELECT 1 FROM trips WHERE trips.id = trip_id AND starts_at <= ?1)`

/** `?1` is now, `?2` since when who waits has waited too long. */
export const COUNTS = `
  SELECT ${countOf(`WHERE status IN (${quoted(STATUSES.new)})`)} AS new,
    ${countOf(`WHERE status IN (${quoted(STATUSES.quoted)})`)} AS quoted,
    ${countOf(`WHERE status IN (${quoted(STATUSES.hold)})`)} AS hold,
    ${countOf(`WHERE status = 'confirmed' AND NOT ${HAS_STARTED}`)} AS confirmed,
    ${countOf(`WHERE status = 'confirmed' AND ${HAS_STARTED}`)} AS road,
    ${countOf(`WHERE status IN (${quoted(STATUSES.done)})`)} AS done,
    ${countOf('WHERE awaits_since < ?2')} AS late`
