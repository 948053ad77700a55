import { and, eq, inArray, ne } from 'drizzle-orm'
import { MARGIN_MS, type NewAssignment } from '../../contracts/bookings/resources'
import { addDays } from '../../contracts/dates/calendar'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { assignments, resources, trips } from '../../db/schema/trips'
import { assertedWrite } from '../../http/asserted-write'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { bookingRefusal } from '../data/booking-write'
import { LONGEST_MS } from '../data/assignments'
import { resourceBusy } from './busy-trips'

const RETIRED = 'ResourceRetired'

const CANCELLED = 'TripCancelled'

/**
 * Assigns a guide or vehicle to a trip in place of the earlier one of that kind, or records an absence.
 * @throws AppError NotFound, NotPossibleNow for a trip that is cancelled or too long, ResourceBusy with the trips
 */
export async function assign(c: MemberScope, wanted: NewAssignment): Promise<{ id: number }> {
  const { db } = c.var
  const { id: resourceId, kind } = await getActive(db, wanted.resourceId)
  const { span, statements: making } = await spanOf(c, wanted, kind)
  const isStillActive = assertInBatch(db, rowExists(resources, isActive(resourceId)), RETIRED)
  const statements = [isStillActive, ...making]
  const inserted = db
    .insert(assignments)
    .values({ resourceId, ...span, madeAt: c.var.now })
    .returning()
  try {
    const write = runBatch(db, [...statements, inserted, auditOfAssignment(c, wanted)])
    const results = await assertedWrite(RETIRED, 'NotFound', write)
    const [{ id }] = results[statements.length] as [{ id: number }]
    return { id }
  } catch (error) {
    if (isFailedAssertion(error, CANCELLED)) throw new AppError('NotPossibleNow', { cause: error })
    const refusal = bookingRefusal(error)
    throw refusal instanceof AppError && refusal.code === 'ResourceBusy'
      ? await resourceBusy(c, { resourceId, ...span }, error)
      : refusal
  }
}

/** @throws AppError NotFound */
async function getActive(db: Db, id: number) {
  const [resource] = await db.select().from(resources).where(isActive(id))
  if (!resource) throw new AppError('NotFound')
  return resource
}

function isActive(id: number) {
  return and(eq(resources.id, id), eq(resources.active, true))
}

function auditOfAssignment(c: MemberScope, wanted: NewAssignment): Statement {
  const done =
    'tripId' in wanted
      ? { action: 'resource.assign' as const, detail: `trip ${wanted.tripId}` }
      : { action: 'resource.absent' as const, detail: `${wanted.fromDay} – ${wanted.toDay}` }
  return auditStatement(c, { subjectType: 'resource', subjectId: wanted.resourceId, ...done })
}

/** @throws AppError NotFound */
export async function removeAssignment(c: MemberScope, id: number): Promise<void> {
  const { db } = c.var
  const [found] = await db.select().from(assignments).where(eq(assignments.id, id))
  if (!found) throw new AppError('NotFound')
  await runBatch(db, [
    db.delete(assignments).where(eq(assignments.id, id)),
    auditStatement(c, {
      action: 'resource.free',
      subjectType: 'resource',
      subjectId: found.resourceId,
      ...(found.tripId !== null && { detail: `trip ${found.tripId}` }),
    }),
  ])
}

interface Wanted {
  span: { tripId: number | null; startsAt: number; endsAt: number; note?: string }
  statements: Statement[]
}

/** The assignment's time span, and the statements that make room for it. @throws AppError NotFound, NotPossibleNow */
async function spanOf(c: MemberScope, wanted: NewAssignment, kind: 'guide' | 'vehicle') {
  return 'tripId' in wanted ? ofTrip(c.var.db, wanted.tripId, kind) : ofDays(wanted)
}

async function ofTrip(db: Db, tripId: number, kind: 'guide' | 'vehicle'): Promise<Wanted> {
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId))
  if (!trip) throw new AppError('NotFound')
  const [startsAt, endsAt] = [trip.startsAt - MARGIN_MS, trip.endsAt + MARGIN_MS]
  if (trip.status === 'cancelled' || endsAt - startsAt > LONGEST_MS)
    throw new AppError('NotPossibleNow')
  return {
    span: { tripId, startsAt, endsAt },
    statements: [assertRuns(db, tripId), freeStatement(db, tripId, kind)],
  }
}

function assertRuns(db: Db, tripId: number): Statement {
  const runs = and(eq(trips.id, tripId), ne(trips.status, 'cancelled'))
  return assertInBatch(db, rowExists(trips, runs), CANCELLED)
}

function freeStatement(db: Db, tripId: number, kind: 'guide' | 'vehicle'): Statement {
  const sameKind = db.select({ id: resources.id }).from(resources).where(eq(resources.kind, kind))
  return db
    .delete(assignments)
    .where(and(eq(assignments.tripId, tripId), inArray(assignments.resourceId, sameKind)))
}

function ofDays({ fromDay, toDay, note }: Exclude<NewAssignment, { tripId: number }>): Wanted {
  const [startsAt, endsAt] = [startOfCalgaryDay(fromDay), startOfCalgaryDay(addDays(toDay, 1))]
  return { span: { tripId: null, startsAt, endsAt, note }, statements: [] }
}
