import { eq, sql } from 'drizzle-orm'
import type { TripDay } from '../../contracts/bookings/trip-days'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Db } from '../../db/db'
import { auditOfRows } from '../../db/audit'
import { tripDays } from '../../db/schema/trips'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { DAY_CAPACITY } from '../days/day-caps'

/** Sets how many trips a day (YYYY-MM-DD) may have. @throws AppError CapTooLow if it already has more */
export async function changeCap(c: MemberScope, day: string, cap: number): Promise<TripDay> {
  const { db } = c.var
  try {
    const [, , , [stored]] = await db.batch([
      assertFits(db, day, cap),
      auditOfCap(c, day, cap),
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

function assertFits(db: Db, day: string, cap: number) {
  const fits = sql`${cap} >= coalesce((SELECT taken FROM trip_days WHERE day = ${day}), 0)`
  return assertInBatch(db, fits, 'CapTooLow')
}

/** Logs the old and the new cap; nothing if they are the same. */
function auditOfCap(c: MemberScope, day: string, cap: number) {
  const earlier = sql`coalesce((SELECT cap FROM trip_days WHERE day = ${day}), ${DAY_CAPACITY})`
  const detail = sql`${earlier} || ' → ' || ${String(cap)}`
  return auditOfRows(
    c,
    { action: 'day.cap', subjectType: 'day', subjectId: day, detail },
    sql`WHERE ${earlier} <> ${cap}`,
  )
}
