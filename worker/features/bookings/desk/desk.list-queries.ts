import type { BookingStatus } from '../../../contracts/booking-states'
import { COUNT_MAX, type DeskBookingRow, type DeskBookings } from '../../../contracts/desk-bookings'
import type { BookingsQuery, PipelineColumn } from '../../../contracts/bookings-query'
import type { Lang } from '../../../contracts/languages'
import { cursorOf } from '../../../contracts/list-cursor'
import type { Db } from '../../../db/db'
import { lateBefore } from '../../../db/inbox-counts'
import { readAll, sqlRead } from '../../../db/sql-reads'
import { tourNameSql } from '../../../db/tour-names'
import { lacksGuideSql } from '../../../services/bookings/assignments'
import { lacksDepositSql } from '../../../services/bookings/money'
import { bookingMatchesSql } from '../../../services/bookings/booking-search'

const ROWS_A_PAGE = 30

const STATUSES: Record<PipelineColumn, readonly BookingStatus[]> = {
  new: ['requested', 'waitlisted'],
  quoted: ['quoted'],
  hold: ['offered', 'on_hold'],
  confirmed: ['confirmed'],
  road: ['confirmed'],
  done: ['completed', 'no_show', 'cancelled', 'expired', 'closed'],
  // Of any status.
  late: [],
  noGuide: ['confirmed'],
  reversed: ['confirmed'],
}

/** Lists in which what is most urgent comes first, with the moment (UTC ms) that says so. */
const URGENT: Partial<Record<PipelineColumn, string>> = {
  late: 'awaits_since',
  noGuide: '(SELECT starts_at FROM trips WHERE trips.id = bookings.trip_id)',
}

/** A booking of the list as D1 returns it. */
type Columns = Omit<DeskBookingRow, 'tour' | 'lacksGuide' | 'lacksDeposit'> & {
  tourId: number | null
  tourName: string | null
  lacksGuide: number
  lacksDeposit: number
  /** Of the lists that are urgent. */
  place: number | null
}

const LACKS_GUIDE = lacksGuideSql('booked.status', 'booked.trip_id')
const LACKS_DEPOSIT = lacksDepositSql('booked')
const HAS_NO_GUIDE = lacksGuideSql('bookings.status', 'bookings.trip_id')
const IS_REVERSED = lacksDepositSql('bookings')

/** Values of a statement, bound in its order. */
class Values {
  readonly list: (string | number)[] = []
  bind(value: string | number): string {
    return `?${this.list.push(value)}`
  }
}

/**
 * Bookings of a column, the newest first; in `late` who has waited longest, in `noGuide` the trip that starts first. With how
 * many are in each column.
 */
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
  const shown = rows.slice(0, ROWS_A_PAGE)
  const last = rows.length > ROWS_A_PAGE ? shown.at(-1) : undefined
  return {
    bookings: shown.map(({ booking }) => booking),
    counts: counts as DeskBookings['counts'],
    cursor: last ? cursorOf({ id: last.booking.id, value: last.place ?? 0 }) : null,
  }
}

interface Statement {
  values: Values
  lang: Lang
  now: number
}

/** The ids of the page are found in an index, then the rows are read. */
export function listSql(query: BookingsQuery, { values, lang, now }: Statement): string {
  const isUrgent = query.column !== undefined && query.column in URGENT
  const order = isUrgent ? ['place', 'id'] : ['id DESC']
  return `
    SELECT booked.id, booked.pid, booked.status, booked.version, booked.name, booked.lang,
      booked.tour_id AS tourId, ${tourNameSql(lang, 'booked.tour_id')} AS tourName,
      coalesce(trips.start_day, booked.wish_day) AS day, booked.party, booked.reference,
      (SELECT min(claims.created_at) FROM payment_claims AS claims
        WHERE claims.booking_id = booked.id AND claims.settled_at IS NULL) AS saysSentAt,
      booked.awaits_since AS awaitsSince, ${LACKS_GUIDE} AS lacksGuide,
      ${LACKS_DEPOSIT} AS lacksDeposit, booked.created_at AS createdAt, booked.updated_at AS updatedAt, found.place
    FROM (${idsSql(query, { values, now })} ORDER BY ${order.join(', ')} LIMIT ${ROWS_A_PAGE + 1}) AS found
    CROSS JOIN bookings AS booked ON booked.id = found.id
    LEFT JOIN trips ON trips.id = booked.trip_id
    ORDER BY ${order.map((term) => `found.${term}`).join(', ')}`
}

function idsSql(
  { q, column, cursor }: BookingsQuery,
  { values, now }: Pick<Statement, 'values' | 'now'>,
): string {
  const conditions: string[] = []
  if (column === 'late') conditions.push(`awaits_since < ${values.bind(lateBefore(now))}`)
  const urgent = column && URGENT[column]
  if (cursor && urgent)
    conditions.push(`(${urgent}, id) > (${values.bind(cursor.value)}, ${values.bind(cursor.id)})`)
  else if (cursor) conditions.push(`id < ${values.bind(cursor.id)}`)
  if (column === 'confirmed' || column === 'road') {
    const started = `EXISTS (SELECT 1 FROM trips WHERE trips.id = trip_id AND starts_at <= ${values.bind(now)})`
    conditions.push(column === 'road' ? started : `NOT ${started}`)
  }
  if (column === 'noGuide') conditions.push(HAS_NO_GUIDE)
  if (column === 'reversed') conditions.push(IS_REVERSED)
  if (q !== '') conditions.push(`id IN (${bookingMatchesSql(q, (value) => values.bind(value))})`)
  // Without a column, and for a search, in the order of ids; a column is read from the index of each of its states.
  if (column === undefined || column === 'late') return select(conditions, urgent)
  if (q !== '') return select([...conditions, `status IN (${quoted(STATUSES[column])})`], urgent)
  return STATUSES[column]
    .map((status) => select([`status = '${status}'`, ...conditions], urgent))
    .join(' UNION ALL ')
}

function select(conditions: readonly string[], place = 'NULL'): string {
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  return `SELECT id, ${place} AS place FROM bookings ${where}`
}

function quoted(statuses: readonly BookingStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ')
}

function toRow({ tourId, tourName, lacksGuide, lacksDeposit, place, ...row }: Columns): {
  booking: DeskBookingRow
  place: number | null
} {
  return {
    booking: {
      ...row,
      lacksGuide: lacksGuide === 1,
      lacksDeposit: lacksDeposit === 1,
      tour: tourId === null ? null : { id: tourId, name: tourName ?? '' },
    },
    place,
  }
}

const countOf = (from: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM bookings ${from} LIMIT ${COUNT_MAX}))`
const HAS_STARTED = `EXISTS (SELECT 1 FROM trips WHERE trips.id = trip_id AND starts_at <= ?1)`

/** `?1` is now, `?2` since when who waits has waited too long. */
const COUNTS = `
  SELECT ${countOf(`WHERE status IN (${quoted(STATUSES.new)})`)} AS new,
    ${countOf(`WHERE status IN (${quoted(STATUSES.quoted)})`)} AS quoted,
    ${countOf(`WHERE status IN (${quoted(STATUSES.hold)})`)} AS hold,
    ${countOf(`WHERE status = 'confirmed' AND NOT ${HAS_STARTED}`)} AS confirmed,
    ${countOf(`WHERE status = 'confirmed' AND ${HAS_STARTED}`)} AS road,
    ${countOf(`WHERE status IN (${quoted(STATUSES.done)})`)} AS done,
    ${countOf('WHERE awaits_since < ?2')} AS late, ${countOf(`WHERE ${HAS_NO_GUIDE}`)} AS noGuide,
    ${countOf(`WHERE ${IS_REVERSED}`)} AS reversed`
