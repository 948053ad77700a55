import { eq, sql } from 'drizzle-orm'
import type { Closure, NewClosure, TripDay } from '../../contracts/planner'
import { auditOfChange } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import { auditLog } from '../../db/schema/audit'
import { closures, tripDays } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { DAY_CAPACITY } from '../../services/trips/day-caps'
import { sameClosure } from './planner.queries'

/**
 * Closes days for new trips, of one tour or of all; trips that are there stay. A closure that is there already is returned
 * as it is.
 * @throws AppError NotFound for an unknown tour
 */
export async function createClosure(c: MemberScope, wanted: NewClosure): Promise<Closure> {
  const { db, now, lang } = c.var
  const { fromDay, toDay, tourId, note } = wanted
  const same = sameClosure(db, { ...wanted, lang })
  try {
    const [, , , [stored]] = await db.batch([
      assertInBatch(
        db,
        sql`${tourId} IS NULL OR EXISTS (SELECT 1 FROM tours WHERE id = ${tourId} AND deleted_at IS NULL)`,
        'NotFound',
      ),
      db
        .insert(closures)
        .select(
          sql`SELECT NULL, ${fromDay}, ${toDay}, ${tourId}, ${note}, ${now} WHERE NOT EXISTS ${same}`,
        ),
      auditOfChange(c, {
        action: 'closure.create',
        subjectType: 'closure',
        subjectId: spanOf(fromDay, toDay),
        ...(tourId !== null && { detail: `tour ${tourId}` }),
      }) as ReturnType<typeof sameClosure>,
      same,
    ])
    if (!stored) throw new AppError('NotFound')
    return stored
  } catch (error) {
    throw isFailedAssertion(error, 'NotFound') ? new AppError('NotFound', { cause: error }) : error
  }
}

/** @throws AppError NotFound */
export async function deleteClosure(c: MemberScope, id: number): Promise<void> {
  const { db, now, member, requestId } = c.var
  const [, deleted] = await db.batch([
    db.insert(auditLog).select(
      sql`SELECT NULL, ${now}, ${member.userId}, 'closure.delete', 'closure',
        iif(from_day = to_day, from_day, from_day || ' – ' || to_day), iif(tour_id IS NULL, NULL, 'tour ' || tour_id), ${requestId}
        FROM closures WHERE id = ${id}`,
    ),
    db.delete(closures).where(eq(closures.id, id)).returning({ id: closures.id }),
  ])
  if (deleted.length === 0) throw new AppError('NotFound')
}

/**
 * Sets how many trips a day (YYYY-MM-DD) may have.
 * @throws AppError CapTooLow when it has more
 */
export async function changeCap(c: MemberScope, day: string, cap: number): Promise<TripDay> {
  const { db, now, member, requestId } = c.var
  const earlier = sql`coalesce((SELECT cap FROM trip_days WHERE day = ${day}), ${DAY_CAPACITY})`
  try {
    const [, , , [stored]] = await db.batch([
      assertInBatch(
        db,
        sql`${cap} >= coalesce((SELECT taken FROM trip_days WHERE day = ${day}), 0)`,
        'CapTooLow',
      ),
      db.insert(auditLog).select(
        sql`SELECT NULL, ${now}, ${member.userId}, 'day.cap', 'day', ${day}, ${earlier} || ' → ' || ${String(cap)}, ${requestId}
          WHERE ${earlier} <> ${cap}`,
      ),
      db
        .insert(tripDays)
        .values({ day, cap })
        .onConflictDoUpdate({ target: tripDays.day, set: { cap } }),
      db.select().from(tripDays).where(eq(tripDays.day, day)),
    ])
    if (!stored) throw new AppError('NotFound')
    return stored
  } catch (error) {
    throw isFailedAssertion(error, 'CapTooLow')
      ? new AppError('CapTooLow', { cause: error, fields: { cap: 'CapTooLow' } })
      : error
  }
}

function spanOf(fromDay: string, toDay: string): string {
  return fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`
}
