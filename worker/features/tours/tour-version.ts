import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { findAdminTour } from './tours.admin-queries'
import { findLastEditor } from './tour-references.queries'
import { tours } from '../../db/schema/tours'

/** Fails the batch unless the tour has the version that the editor loaded. */
export function assertSeen(db: Db, tourId: number, updatedAt: number | undefined): Statement {
  const isSeen = updatedAt === undefined ? undefined : eq(tours.updatedAt, updatedAt)
  const seen = db
    .select({ one: sql`1` })
    .from(tours)
    .where(and(eq(tours.id, tourId), eq(tours.kind, 'tour'), isNull(tours.deletedAt), isSeen))
  return assertInBatch(db, exists(seen), 'EditConflict')
}

/** The error of a lost race, with the stored tour. */
export async function conflictOf(db: Db, tourId: number, cause: AppError): Promise<AppError> {
  const [current, savedBy] = [await findAdminTour(db, tourId), await findLastEditor(db, tourId)]
  return current
    ? new AppError('EditConflict', { cause, extra: { current, savedBy } })
    : new AppError('NotFound')
}

/** A tour's next version; `now` in UTC ms. */
export function nextVersion(db: Db, tourId: number, now: number): Statement {
  return db
    .update(tours)
    .set({ updatedAt: sql`max(${tours.updatedAt} + 1, ${now})` })
    .where(eq(tours.id, tourId))
}
