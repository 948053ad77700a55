import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/db'
import { bookings } from '../../../db/schema/bookings'
import { tours } from '../../../db/schema/tours'
import { tourNamesStatement } from '../../../db/tour-names'
import { AppError } from '../../../http/errors'
import { requireSameBody, type RequestKey } from '../../../http/idempotency'

/** @throws AppError Invalid for a tour that does not exist */
export async function namesOf(db: Db, tourId: number | null) {
  if (tourId === null) return []
  const [names, found] = await db.batch([
    tourNamesStatement(db, tourId),
    db
      .select({ id: tours.id })
      .from(tours)
      .where(and(eq(tours.id, tourId), isNull(tours.deletedAt))),
  ])
  if (found.length === 0) throw new AppError('Invalid', { fields: { tourId: 'Invalid' } })
  return names
}

/** The booking that the same request has already recorded. @throws AppError KeyReused */
export async function findCreated(db: Db, key: RequestKey) {
  const [created] = await db
    .select({ id: bookings.id, pid: bookings.pid, hash: bookings.requestHash })
    .from(bookings)
    .where(eq(bookings.requestKey, key.key))
  if (!created) return null
  requireSameBody(key, created.hash)
  return { id: created.id, pid: created.pid }
}
