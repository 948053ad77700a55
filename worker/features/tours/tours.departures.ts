import { and, inArray, sql, asc, eq, gt, ne, type SQL } from 'drizzle-orm'
import type { DepartureInput } from '../../contracts/tours/tours-input'
import type { AuditScope } from '../../db/audit'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { pick } from '../../db/pick'
import { trips } from '../../db/schema/trips'
import { AppError } from '../../http/errors'
import { raiseCapStatements } from '../../bookings/days/raised-caps'
import { END_MINUTE, tripTimes } from '../../bookings/days/trip-times'
import { matchDepartures, type KeptDeparture, type StoredDeparture } from './tours.rules'

/** A departure's capacity, unless more travellers are entered by hand. */
const CAPACITY = 4

interface DepartingTour {
  tourId: number
  /** When its trips start, minutes after midnight; null if that is agreed with each guest. */
  startMinute: number | null
}

/**
 * Makes departures match a form. Trips that stay keep their ids; other days mean another trip. The cap of full days is
 * raised, with an audit row. @throws AppError DepartureBooked when a trip with held seats is left out or moved, also to
 * another hour
 */
export async function departureStatements(
  c: AuditScope,
  { tourId, startMinute }: DepartingTour,
  rows: DepartureInput[],
) {
  const { db } = c.var
  const stored = await db
    .select({
      ...pick(trips, 'id', 'startDay', 'endDay', 'startMinute', 'ownStart'),
      ...pick(trips, 'baseMale', 'baseFemale', 'seatsTaken'),
    })
    .from(trips)
    .where(isDepartureOf(tourId))
    .orderBy(asc(trips.position), asc(trips.id))
  const { kept, added, removed } = matchDepartures(stored, rows)
  const restarted = kept.filter(changesStart)
  const moved = [...removed, ...restarted.map((each) => each.stored)]
  if (moved.some(({ seatsTaken }) => seatsTaken > 0)) throw new AppError('DepartureBooked')
  return [
    assertInBatch(db, areUnchanged(tourId, stored), 'EditConflict'),
    ...(removed.length > 0 ? removalStatements(c, removed) : []),
    ...(kept.length > 0 ? [updateStatement(c, kept)] : []),
    ...startStatements(
      c,
      restarted.map(({ stored: departure, row }) => ({
        ...departure,
        ...startOf(row, startMinute),
      })),
    ),
    ...(added.length > 0 ? additionStatements(c, { tourId, startMinute }, added) : []),
  ]
}

/** Inserts departures on any day, even a full one, but not on a closed one. */
export function additionStatements(
  c: AuditScope,
  { tourId, startMinute }: DepartingTour,
  added: { row: DepartureInput; position: number }[],
): Statement[] {
  const { db, now } = c.var
  const days = added.map(({ row }) => ({ startDay: row.startDate, endDay: row.endDate }))
  const all = added.map(({ row, position }) => ({
    ...row,
    ...startOf(row, startMinute),
    ...tripTimes(row.startDate, row.endDate, startOf(row, startMinute)),
    key: crypto.randomUUID(),
    position,
    capacity: Math.max(CAPACITY, row.male + row.female),
  }))
  return [
    ...raiseCapStatements(c, days),
    db.insert(trips).select(
      sql`SELECT NULL, value ->> 'key', 'departure', ${tourId}, 'open', value ->> 'startDate', value ->> 'endDate',
        value ->> 'startMinute', value ->> 'ownStart', ${END_MINUTE}, value ->> 'startsAt', value ->> 'endsAt', value ->> 'cutOffAt',
        value ->> 'capacity', value ->> 'male', value ->> 'female', 0, 1, NULL, 0, value ->> 'position',
        value ->> 'remarks', 1, ${now}, ${now}, NULL, NULL FROM json_each(${JSON.stringify(all)})`,
    ),
  ]
}

/** The start of a row of the form: its own, else the tour's. */
function startOf({ startMinute: own = null }: DepartureInput, ofTour: number | null) {
  return { startMinute: own ?? ofTour, ownStart: own !== null }
}

function changesStart({ stored, row: { startMinute: wanted } }: KeptDeparture): boolean {
  if (wanted === undefined) return false
  return wanted !== (stored.ownStart ? stored.startMinute : null)
}

/**
 * Gives a tour's departures another start. Those with held seats keep theirs, which their guests have agreed to, and so do
 * those of the past and those with a start of their own.
 */
export async function restartStatements(c: AuditScope, tour: DepartingTour) {
  const { db, now } = c.var
  const { tourId, startMinute } = tour
  const follows = and(eq(trips.ownStart, false), eq(trips.seatsTaken, 0), gt(trips.startsAt, now))
  const rows = await db
    .select(pick(trips, 'id', 'startDay', 'endDay'))
    .from(trips)
    .where(and(isDepartureOf(tourId), follows))
  return startStatements(
    c,
    rows.map((row) => ({ ...row, startMinute, ownStart: false })),
  )
}

type Restarted = Pick<StoredDeparture, 'id' | 'startDay' | 'endDay' | 'startMinute' | 'ownStart'>

/** Sets the start of departures on which no seats are held. */
function startStatements({ var: { db, now } }: AuditScope, restarted: Restarted[]): Statement[] {
  if (restarted.length === 0) return []
  const all = restarted.map(({ startDay, endDay, ...departure }) => ({
    ...departure,
    ...tripTimes(startDay, endDay, departure),
  }))
  return [
    db
      .update(trips)
      .set({
        startMinute: sql`sent.value ->> 'startMinute'`,
        ownStart: sql`sent.value ->> 'ownStart'`,
        startsAt: sql`sent.value ->> 'startsAt'`,
        endsAt: sql`sent.value ->> 'endsAt'`,
        cutOffAt: sql`sent.value ->> 'cutOffAt'`,
        updatedAt: now,
      })
      .from(sql`json_each(${JSON.stringify(all)}) AS sent`)
      .where(and(sql`trips.id = sent.value ->> 'id'`, eq(trips.seatsTaken, 0))),
  ]
}

/** Cancels departures, which frees their days, and deletes those that no booking refers to. */
function removalStatements({ var: { db, now } }: AuditScope, removed: StoredDeparture[]) {
  const ids = removed.map(({ id }) => id)
  const isNamed = sql`EXISTS (SELECT 1 FROM bookings WHERE trip_id = trips.id)
    OR EXISTS (SELECT 1 FROM quotes WHERE trip_id = trips.id)`
  return [
    db.update(trips).set({ status: 'cancelled', updatedAt: now }).where(inArray(trips.id, ids)),
    db.delete(trips).where(and(inArray(trips.id, ids), sql`NOT (${isNamed})`)),
  ]
}

/** Updates the departures that stay from the form. A capacity raised by hand stays raised. */
function updateStatement({ var: { db, now } }: AuditScope, kept: KeptDeparture[]): Statement {
  const all = kept.map(({ stored, row, position }) => ({ ...row, id: stored.id, position }))
  const needed = sql`(sent.value ->> 'male') + (sent.value ->> 'female') + seats_taken`
  return db
    .update(trips)
    .set({
      baseMale: sql`sent.value ->> 'male'`,
      baseFemale: sql`sent.value ->> 'female'`,
      capacity: sql`max(${needed}, iif(capacity = max(${CAPACITY}, base_male + base_female + seats_taken), ${CAPACITY}, capacity))`,
      position: sql`sent.value ->> 'position'`,
      remarks: sql`sent.value ->> 'remarks'`,
      version: sql`version + 1`,
      updatedAt: now,
    })
    .from(sql`json_each(${JSON.stringify(all)}) AS sent`)
    .where(
      sql`trips.id = sent.value ->> 'id' AND (base_male, base_female, position, remarks) <> (sent.value ->> 'male',
        sent.value ->> 'female', sent.value ->> 'position', sent.value ->> 'remarks')`,
    )
}

/** Whether the departures are the same as when they were read; another form may have been saved since. */
function areUnchanged(tourId: number, stored: StoredDeparture[]): SQL {
  const ids = stored.map(({ id }) => id).toSorted((a, b) => a - b)
  return sql`(SELECT coalesce(json_group_array(id), '[]') FROM (SELECT id FROM trips WHERE ${isDepartureOf(tourId)} ORDER BY id))
    = ${JSON.stringify(ids)}`
}

function isDepartureOf(tourId: number) {
  return and(eq(trips.tourId, tourId), eq(trips.kind, 'departure'), ne(trips.status, 'cancelled'))
}
