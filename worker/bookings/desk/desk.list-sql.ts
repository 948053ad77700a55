import type { BookingStatus } from '../../contracts/bookings/booking-states'
import {
  PIPELINE_COLUMNS,
  COUNT_MAX,
  type PipelineColumn,
  type BookingSort,
  type BookingsQuery,
  type DeskBookings,
} from '../../contracts/bookings/desk-bookings'
import { DAY_MS } from '../../contracts/dates/durations'
import type { Lang } from '../../contracts/languages'
import { lateBefore } from '../../db/inbox-counts'
import { sqlRead } from '../../db/sql-reads'
import { staysSql } from '../../db/stays-sql'
import { tourNameSql } from '../../db/tour-names'
import { lacksGuideSql } from '../data/assignments'
import { lacksDepositSql } from '../data/money'
import { placeSql } from '../waitlist/waitlist.queries'
import { bookingMatchesSql } from '../data/booking-search'
import { filterConditions, indexOf, OWED, OWED_RANK, readsByStatus } from './desk.list-filters'

/** How long before its end a hold is in the list of those that end, and a balance in that of those that are due. */
const ENDING_MS = DAY_MS
const BALANCE_MS = 7 * DAY_MS

/** The statuses of a column; the lists beside the columns say theirs in `CONDITIONS`. */
const STATUSES: Partial<Record<PipelineColumn, readonly BookingStatus[]>> = {
  new: ['requested'],
  waiting: ['waitlisted', 'offered'],
  quoted: ['quoted'],
  hold: ['on_hold'],
  confirmed: ['confirmed'],
  road: ['confirmed'],
  done: ['completed', 'no_show', 'cancelled', 'expired', 'closed'],
}

/** The orders that an admin can choose, each with the SQL to sort by before the id. */
const SORTED: Record<BookingSort, string | undefined> = {
  created: undefined,
  day: 'day',
  due: OWED_RANK,
}

type Bind = (value: number) => string

const hasStarted = (now: string) =>
  `EXISTS (SELECT 1 FROM trips WHERE trips.id = trip_id AND starts_at <= ${now})`

/** Conditions of a list beside its statuses; `now` in UTC ms. */
const CONDITIONS: Partial<Record<PipelineColumn, (bind: Bind, now: number) => string>> = {
  confirmed: (bind, now) => `NOT ${hasStarted(bind(now))}`,
  road: (bind, now) => hasStarted(bind(now)),
  late: (bind, now) => `awaits_since < ${bind(lateBefore(now))}`,
  ending: (bind, now) => `status = 'on_hold' AND lapse_at < ${bind(now + ENDING_MS)}`,
  balance: (bind, now) =>
    `status = 'confirmed' AND balance_by < ${bind(now + BALANCE_MS)} AND ${staysSql('bookings')} < total`,
  noGuide: () => lacksGuideSql('bookings.status', 'bookings.trip_id'),
  reversed: () => lacksDepositSql('bookings'),
}

/** The lists that are sorted by urgency, each with the SQL of the moment (UTC ms) to sort by. */
const URGENT: Partial<Record<PipelineColumn, string>> = {
  waiting: `unixepoch(coalesce(wish_day, '2000-01-01'))`,
  late: 'awaits_since',
  ending: 'lapse_at',
  balance: 'balance_by',
  noGuide: '(SELECT starts_at FROM trips WHERE trips.id = bookings.trip_id)',
}

export const ROWS_A_PAGE = 30
const LACKS_GUIDE = lacksGuideSql('booked.status', 'booked.trip_id')
const PLACE = placeSql('booked')
const LACKS_DEPOSIT = lacksDepositSql('booked')

/** The number of bookings in each list at `now` (UTC ms), counted up to `COUNT_MAX`. */
export function countsRead(now: number) {
  const values = new Values()
  const counts = PIPELINE_COLUMNS.map((column) => {
    const from = select(conditionsOf(column, values, now))
    return `(SELECT count(*) FROM (${from} LIMIT ${COUNT_MAX})) AS ${column}`
  })
  return sqlRead(`SELECT ${counts.join(', ')}`, values.list, (row: DeskBookings['counts']) => row)
}

/** All conditions of a list. */
function conditionsOf(column: PipelineColumn, values: Values, now: number): string[] {
  const statuses = STATUSES[column]
  const beside = besideStatus(column, values, now)
  return statuses ? [`status IN (${quoted(statuses)})`, ...beside] : beside
}

function besideStatus(column: PipelineColumn, values: Values, now: number): string[] {
  const condition = CONDITIONS[column]
  return condition ? [condition((value) => values.bind(value), now)] : []
}

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
  const { place, isDown } = orderOf(query)
  const direction = isDown ? ' DESC' : ''
  const order = (table = '') =>
    [...(place ? ['place'] : []), 'id'].map((term) => `${table}${term}${direction}`).join(', ')
  return `
    SELECT booked.id, booked.pid, booked.status, booked.version, booked.name, booked.lang,
      booked.tour_id AS tourId, ${tourNameSql(lang, 'booked.tour_id')} AS tourName,
      nullif(booked.day, '') AS day, booked.party, booked.reference, booked.currency,
      (SELECT min(claims.created_at) FROM payment_claims AS claims
        WHERE claims.booking_id = booked.id AND claims.settled_at IS NULL) AS saysSentAt,
      booked.awaits_since AS awaitsSince, ${LACKS_GUIDE} AS lacksGuide,
      ${LACKS_DEPOSIT} AS lacksDeposit, booked.created_at AS createdAt, booked.updated_at AS updatedAt,
      found.place AS urgency, ${PLACE} AS place, ${OWED} AS due
    FROM (${idsSql(query, { values, now })} ORDER BY ${order()} LIMIT ${ROWS_A_PAGE + 1}) AS found
    CROSS JOIN bookings AS booked ON booked.id = found.id
    ORDER BY ${order('found.')}`
}

/** By id, which is the time of the request, if `place` is undefined. */
function orderOf({ column, sort }: BookingsQuery): { place: string | undefined; isDown: boolean } {
  const urgent = column && URGENT[column]
  if (!sort) return { place: urgent, isDown: urgent === undefined }
  return { place: SORTED[sort.replace('-', '') as BookingSort], isDown: sort.startsWith('-') }
}

function idsSql(query: BookingsQuery, { values, now }: Pick<Statement, 'values' | 'now'>): string {
  const { q, column } = query
  const { place } = orderOf(query)
  const statuses = column && STATUSES[column]
  const index = indexOf(query, statuses !== undefined)
  const bind = (value: string | number) => values.bind(value)
  const conditions = [...afterCursor(query, bind), ...filterConditions(query, bind, now)]
  if (q !== '') conditions.push(`id IN (${bookingMatchesSql(q, bind)})`)
  if (column === undefined) return select(conditions, place, index)
  // A column reads the index of each of its statuses; other indexes have the rows of all.
  if (!statuses || !readsByStatus(index))
    return select([...conditions, ...conditionsOf(column, values, now)], place, index)
  conditions.push(...besideStatus(column, values, now))
  return statuses
    .map((status) => select([`status = '${status}'`, ...conditions], place, index))
    .join(' UNION ALL ')
}

function afterCursor(query: BookingsQuery, bind: (value: string | number) => string): string[] {
  const { cursor } = query
  const { place, isDown } = orderOf(query)
  if (!cursor) return []
  const relation = isDown ? '<' : '>'
  if (!place) return [`id ${relation} ${bind(cursor.id)}`]
  return [`(${place}, id) ${relation} (${bind(cursor.value)}, ${bind(cursor.id)})`]
}

function select(conditions: readonly string[], place = 'NULL', index?: string): string {
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const hint = index ? `INDEXED BY ${index}` : ''
  return `SELECT id, ${place} AS place FROM bookings ${hint} ${where}`
}
