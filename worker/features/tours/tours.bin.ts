import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { foldText } from '../../db/fold-text'
import { isPastRestoreWindow } from '../../contracts/bin'
import { findTourNames } from './tours.admin-queries'
import { changeTours, writeTour } from './tours.changes'
import { tours, tourTexts } from '../../db/schema/tours'

/** Bins a tour with its images, itinerary and board, and frees its name. Returns its id. @throws AppError NotFound */
export async function binTour(c: MemberScope, tourId: number): Promise<number> {
  const { db, now } = c.var
  return writeTour(c, {
    tourId,
    statements: [
      db.update(tourTexts).set({ nameKey: null }).where(eq(tourTexts.tourId, tourId)),
      db
        .update(tours)
        .set({ deletedAt: now, publishAt: null, publishStatus: null })
        .where(eq(tours.id, tourId)),
    ],
    audit: { action: 'tour.delete', subjectType: 'tour', subjectId: tourId },
    hidesImages: true,
  })
}

/** Does nothing outside the bin. @throws AppError NotFound, also after the restore window; TourNameInUse */
export async function restoreTour(c: MemberScope, tourId: number): Promise<number> {
  const { db, now } = c.var
  const tour = await findTourNames(db, tourId)
  if (!tour) throw new AppError('NotFound')
  if (tour.deletedAt === null) return tourId
  // Its board and images are already being deleted, in several runs.
  if (isPastRestoreWindow(tour.deletedAt, now)) throw new AppError('NotFound')
  const names = tour.names.filter(({ name }) => name !== '')
  await changeTours(c, {
    tourIds: [tourId],
    statements: [
      db
        .update(tours)
        .set({ deletedAt: null, updatedAt: sql`max(${tours.updatedAt} + 1, ${now})` })
        .where(and(eq(tours.id, tourId), isNotNull(tours.deletedAt))),
      ...names.map(({ lang, name }) =>
        db
          .update(tourTexts)
          .set({ nameKey: foldText(name) })
          .where(and(eq(tourTexts.tourId, tourId), eq(tourTexts.lang, lang))),
      ),
    ],
    audit: { action: 'tour.restore', subjectType: 'tour', subjectId: tourId },
  })
  return tourId
}
