import { and, eq, inArray, ne } from 'drizzle-orm'
import { addDays, startOfCalgaryDay } from '../../contracts/calendar'
import type { NewAssignment } from '../../contracts/resources'
import { auditStatement } from '../../db/audit'
import { runBatch } from '../../db/batch'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { assignments, resources, trips } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { bookingRefusal } from '../../services/bookings/booking-refusal'
import { LONGEST_MS, MARGIN_MS } from '../../services/bookings/assignments'

const CANCELLED = 'TripCancelled'

type TripWanted = Extract<NewAssignment, { tripId: number }>
type AbsenceWanted = Exclude<NewAssignment, { tripId: number }>

interface Wanted {
  span: { tripId: number | null; startsAt: number; endsAt: number; note?: string }
  statements: Statement[]
}

/**
 * Gives a trip a guide or a vehicle, in place of another one of the kind, or writes an absence down.
 * @throws AppError NotFound, NotPossibleNow for a trip that is cancelled or too long, ResourceBusy
 */
export async function assign(c: MemberScope, wanted: NewAssignment): Promise<{ id: number }> {
  const { db } = c.var
  const [resource] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.id, wanted.resourceId), eq(resources.active, true)))
  if (!resource) throw new AppError('NotFound')
  const { span, statements }: Wanted =
    'tripId' in wanted ? await ofTrip(c, wanted, resource.kind) : ofDays(wanted)
  try {
    const results = await runBatch(db, [
      ...statements,
      db
        .insert(assignments)
        .values({ resourceId: resource.id, ...span })
        .returning(),
      auditStatement(c, {
        action: 'tripId' in wanted ? 'resource.assign' : 'resource.absent',
        subjectType: 'resource',
        subjectId: resource.id,
        detail:
          'tripId' in wanted ? `trip ${wanted.tripId}` : `${wanted.fromDay} – ${wanted.toDay}`,
      }),
    ])
    const [{ id }] = results[statements.length] as [{ id: number }]
    return { id }
  } catch (error) {
    throw isFailedAssertion(error, CANCELLED)
      ? new AppError('NotPossibleNow', { cause: error })
      : bookingRefusal(error)
  }
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
  const sameKind = db.select({ id: resources.id }).from(resources).where(eq(resources.kind, kind))
  return {
    span: { tripId, startsAt, endsAt },
    statements: [
      assertInBatch(
        db,
        rowExists(trips, and(eq(trips.id, tripId), ne(trips.status, 'cancelled'))),
        CANCELLED,
      ),
      db
        .delete(assignments)
        .where(and(eq(assignments.tripId, tripId), inArray(assignments.resourceId, sameKind))),
    ],
  }
}

function ofDays({ fromDay, toDay, note }: AbsenceWanted): Wanted {
  const [startsAt, endsAt] = [startOfCalgaryDay(fromDay), startOfCalgaryDay(addDays(toDay, 1))]
  return { span: { tripId: null, startsAt, endsAt, note }, statements: [] }
}
