import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { CrewMember } from '../../contracts/bookings/guest-booking'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { pick } from '../../db/pick'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { resources } from '../../db/schema/trips'
import { freeFor } from './assignments'
import { changeBooking } from './booking-row'

/** The guides and vehicles of a trip, and what its guest was told about them. */

type CrewRow = CrewMember & { id: number }

/** The assigned guides, then the vehicles. A statement for a batch. */
export function crewStatement(db: Db, tripId: number) {
  return readCrew(db, isAssigned(tripId))
}

/** The same, with the guide and the vehicle that the confirmation of this booking is about to assign. */
export async function crewToBe(
  db: Db,
  { tripId, lang }: Pick<BookingRow, 'tripId' | 'lang'>,
): Promise<CrewRow[]> {
  if (tripId === null) return []
  const free = freeFor({ tripId, lang }).map((each) => eq(resources.id, sql`(SELECT r.id ${each})`))
  return readCrew(db, or(isAssigned(tripId), ...free))
}

function readCrew(db: Db, isOfCrew: SQL | undefined) {
  return db
    .select(pick(resources, 'id', 'kind', 'name', 'phone'))
    .from(resources)
    .where(isOfCrew)
    .orderBy(asc(resources.kind), asc(resources.id))
}

function isAssigned(tripId: number): SQL {
  return sql`${resources.id} IN (SELECT resource_id FROM assignments WHERE trip_id = ${tripId})`
}

export function toCrew(rows: readonly CrewRow[]): CrewMember[] {
  return rows.map(({ kind, name, phone }) => ({ kind, name, phone: phone || null }))
}

/** The guest is told of this crew, in the batch of the mail. */
export function toldStatement(db: Db, bookingId: number, crew: readonly CrewRow[]): Statement {
  return changeBooking(db, bookingId, { crewTold: toldText(crew) })
}

const TOLD = 'CrewIsTold'

/** The same, in a batch that fails if another one has told the guest since `booking` was read. */
export function toldOnce(
  db: Db,
  { id, crewTold }: Pick<BookingRow, 'id' | 'crewTold'>,
  crew: readonly CrewRow[],
): Statement[] {
  const isSame = and(eq(bookings.id, id), eq(bookings.crewTold, crewTold))
  return [assertInBatch(db, rowExists(bookings, isSame), TOLD), toldStatement(db, id, crew)]
}

/** Whether a batch failed because another one has told the guest. */
export function isToldElsewhere(error: unknown): boolean {
  return isFailedAssertion(error, TOLD)
}

function toldText(crew: readonly CrewRow[]): string {
  return crew
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join(',')
}
