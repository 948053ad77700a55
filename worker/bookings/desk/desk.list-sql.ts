import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { PipelineColumn, BookingsQuery } from '../../contracts/bookings/bookings-query'
import { COUNT_MAX } from '../../contracts/bookings/desk-bookings'
import type { Lang } from '../../contracts/languages'
import { lateBefore } from '../../db/inbox-counts'
import { tourNameSql } from '../../db/tour-names'
import { lacksGuideSql } from '../data/assignments'
import { lacksDepositSql } from '../data/deposits'
import { bookingMatchesSql } from '../data/booking-search'

const STATUSES: Record<PipelineColumn, readonly BookingStatus[]> = {
  new: ['requested'],
  quoted: ['quoted'],
  hold: ['on_hold'],
  confirmed: ['confirmed'],
  road: ['confirmed'],
  done: ['completed', 'no_show', 'cancelled', 'expired', 'closed'],
  // Waiting guests may have a booking of any status.
  late: [],
  noGuide: ['confirmed'],
  reversed: ['confirmed'],
}

/** The lists that are sorted by urgency, each with the SQL of the moment (UTC ms) to sort by. */
const URGENT: Partial<Record<PipelineColumn, string>> = {
  late: 'awaits_since',
  noGuide: '(SELECT starts_at FROM trips WHERE trips.id = bookings.trip_id)',
}

const HAS_NO_GUIDE = lacksGuideSql('bookings.status', 'bookings.trip_id')
const IS_REVERSED = lacksDepositSql('bookings')

const countOf = (from: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM bookings ${from} LIMIT ${COUNT_MAX}))`

const HAS_STARTED = `EXISTS (SELECT 1 FROM trips WHERE trips.id = trip_id AND starts_at <= ?1)`

/** `?1` is now; a guest waiting since before `?2` has waited too long. */
export const COUNTS = `
  SELECT ${countOf(`WHERE status IN (${quoted(STATUSES.new)})`)} AS new,
    ${countOf(`WHERE status IN (${quoted(STATUSES.quoted)})`)} AS quoted,
    ${countOf(`WHERE status IN (${quoted(STATUSES.hold)})`)} AS hold,
    ${countOf(`WHERE status = 'confirmed' AND NOT ${HAS_STARTED}`)} AS confirmed,
    ${countOf(`WHERE status = 'confirmed' AND ${HAS_STARTED}`)} AS road,
    ${countOf(`WHERE status IN (${quoted(STATUSES.done)})`)} AS done,
    ${countOf('WHERE awaits_since < ?2')} AS late, ${countOf(`WHERE ${HAS_NO_GUIDE}`)} AS noGuide,
    ${countOf(`WHERE ${IS_REVERSED}`)} AS reversed`

export const ROWS_A_PAGE = 30
const LACKS_GUIDE = lacksGuideSql('booked.status', 'booked.trip_id')
const LACKS_DEPOSIT = lacksDepositSql('booked')

function quoted(statuses: readonly BookingStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ')
}

/** Collects the values of a statement in the order of its placeholders. */
export class Values {
  readonly list: (string | number)[] = []
  bind(value: string | number): string {
    return `?${this.list.push(value)}`
  }
}

interface Statement {
  values: Values
  lang: Lang
  now: number
}

/** Finds the ids of the page in an index first, then reads the rows. */
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
  // Without a column, and for searches, rows are read in order of ids; a column reads the index of each of its
  // statuses.
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
