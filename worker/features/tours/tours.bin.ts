import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { foldText } from '../../db/fold-text'
import { isPastRestoreWindow } from '../../contracts/bin'
import { findTourNames } from './tours.admin-queries'
import { changeTours, writeTour } from './tours.changes'
import { bookings, quotes } from '../../db/schema/bookings'
import { tours, tourTexts } from '../../db/schema/tours'

/** The number of open quotes that are told by name. */
const QUOTES_NAMED = 5

/**
 * Bins a tour with its images, itinerary and board, and frees its name. Returns its id. Guests may still accept its open
 * quotes, so the admin confirms their number.
 * @throws AppError NotFound; TourQuoted with the quotes, if there are more than the admin knows of
 */
export async function binTour(
  c: MemberScope,
  tourId: number,
  knownQuotes: number,
): Promise<number> {
  const { db, now } = c.var
  const open = await listOpenQuotes(db, tourId, now)
  if (open.length > knownQuotes)
    throw new AppError('TourQuoted', {
      extra: { openQuotes: open.length, quotes: open.slice(0, QUOTES_NAMED) },
    })
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

/** The open quotes of a tour that can still be accepted, with their bookings. */
function listOpenQuotes(db: Db, tourId: number, now: number) {
  return db
    .select({
      bookingId: bookings.id,
      pid: bookings.pid,
      name: bookings.name,
      number: quotes.number,
    })
    .from(bookings)
    .innerJoin(quotes, and(eq(quotes.bookingId, bookings.id), eq(quotes.status, 'open')))
    .where(and(eq(bookings.tourId, tourId), gt(quotes.validUntil, now)))
    .orderBy(asc(bookings.id))
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
