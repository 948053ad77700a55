import { and, eq, inArray, ne } from 'drizzle-orm'
import { addDays } from '../../contracts/dates/calendar'
import { startOfCalgaryDay } from '../../contracts/dates/calgary-instant'
import type { NewAssignment } from '../../contracts/trips/assignments'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { assignments, resources, trips } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { LONGEST_MS, MARGIN_MS } from '../../services/bookings/assignments'

export const CANCELLED = 'TripCancelled'

type TripWanted = Extract<NewAssignment, { tripId: number }>

type AbsenceWanted = Exclude<NewAssignment, { tripId: number }>

interface Wanted {
  span: { tripId: number | null; startsAt: number; endsAt: number; note?: string }
  statements: Statement[]
}

/**
 * From when until when the assignment lasts, and the statements that make room for it. @throws AppError NotFound,
 * NotPossibleNow
 */
export async function spanOf(c: MemberScope, wanted: NewAssignment, kind: 'guide' | 'vehicle') {
  return 'tripId' in wanted ? ofTrip(c, wanted, kind) : ofDays(wanted)
}

async function ofTrip(
  { var: { db } }: MemberScope,
  { tripId }: TripWanted,
  kind: 'guide' | 'vehicle',
): Promise<Wanted> {
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

function ofDays({ fromDay, toDay, note }: AbsenceWanted): Wanted {
  const [startsAt, endsAt] = [startOfCalgaryDay(fromDay), startOfCalgaryDay(addDays(toDay, 1))]
  return { span: { tripId: null, startsAt, endsAt, note }, statements: [] }
}
