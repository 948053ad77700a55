import { and, eq, sql, type SQL, isNull } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'
import { AppError } from '../../../http/errors'
import { isPastRestoreWindow } from '../../../contracts/bin'
import { MAX_IMAGES_OF_TOUR } from '../../../contracts/media/images-of-tour'
import { images } from '../../../db/schema/images'
import { writeTour } from '../tours.changes'
import { itineraryBin, itineraryEntries } from '../../../db/schema/tours'

type Binned = typeof itineraryBin.$inferSelect

/**
 * Restores a deleted itinerary, and bins the current one. Returns the tour. @throws AppError TooManyImages, NotFound:
 * also with its tour in the bin, after the restore window, or when another request restores it at the same moment
 */
export async function restoreItinerary(c: MemberScope, binId: number): Promise<number> {
  const { db, now } = c.var
  const row = await requireBinned(db, binId, now)
  const { tourId } = row
  return writeTour(c, {
    tourId,
    version: {},
    statements: [
      assertInBatch(db, sql`EXISTS (SELECT 1 FROM itinerary_bin WHERE id = ${binId})`, 'NotFound'),
      ...binEntries(db, tourId, now),
      db.insert(itineraryEntries).select(entriesOf(row)),
      ...restoreImages(db, row),
      db.delete(itineraryBin).where(eq(itineraryBin.id, binId)),
    ],
    audit: { action: 'tour.restoreItinerary', subjectType: 'tour', subjectId: tourId },
  })
}

async function requireBinned(db: Db, binId: number, now: number): Promise<Binned> {
  const [row] = await db.select().from(itineraryBin).where(eq(itineraryBin.id, binId))
  if (!row || isPastRestoreWindow(row.deletedAt, now)) throw new AppError('NotFound')
  return row
}

function entriesOf({ id, tourId }: Binned): SQL {
  return sql`SELECT ${tourId}, value ->> 'lang', value ->> 'position', value ->> 'isPicture', value ->> 'url',
    value ->> 'title', value ->> 'body', value ->> 'bodyHtml', value ->> 'rendererVersion', value ->> 'minutes',
    coalesce(value ->> 'place', ''), value ->> 'latitude', value ->> 'longitude'
    FROM json_each((SELECT entries FROM itinerary_bin WHERE id = ${id}))`
}

/** Restores the images that were deleted with an itinerary, within the tour's limit. */
function restoreImages(db: Db, { tourId, deletedAt }: Pick<Binned, 'tourId' | 'deletedAt'>) {
  const isOfItinerary = and(eq(images.tourId, tourId), eq(images.purpose, 'itinerary'))
  const wentAlong = and(isOfItinerary, eq(images.deletedAt, deletedAt))
  // Live images and those being restored.
  const n = sql`(SELECT count(*) FROM images AS every WHERE every.tour_id = ${tourId} AND (every.deleted_at IS NULL
    OR (every.purpose = 'itinerary' AND every.deleted_at = ${deletedAt})))`
  return [
    assertInBatch(db, sql`${n} <= ${MAX_IMAGES_OF_TOUR}`, 'TooManyImages'),
    db.update(images).set({ deletedAt: null }).where(wentAlong),
  ]
}

/** Bins the itinerary of all languages with its images. Returns the number of entries. @throws AppError NotFound */
export async function binItinerary(c: MemberScope, tourId: number): Promise<number> {
  const { db, now } = c.var
  const isOfItinerary = and(eq(images.tourId, tourId), eq(images.purpose, 'itinerary'))
  const n = await db.$count(itineraryEntries, eq(itineraryEntries.tourId, tourId))
  await writeTour(c, {
    tourId,
    version: {},
    statements: [
      ...binEntries(db, tourId, now),
      db
        .update(images)
        .set({ deletedAt: now })
        .where(and(isOfItinerary, isNull(images.deletedAt))),
    ],
    audit: { action: 'tour.deleteItinerary', subjectType: 'tour', subjectId: tourId },
    hidesImages: true,
  })
  return n
}

function binEntries(db: Db, tourId: number, now: number): Statement[] {
  const entry = sql`json_object('lang', lang, 'position', position, 'isPicture', is_picture, 'url', url, 'title', title,
    'body', body, 'bodyHtml', body_html, 'rendererVersion', renderer_version, 'minutes', minutes,
    'place', place, 'latitude', latitude, 'longitude', longitude)`
  return [
    db.insert(itineraryBin).select(
      sql`SELECT NULL, ${tourId}, json_group_array(${entry}), CAST(${now} AS INTEGER) FROM itinerary_entries
        WHERE tour_id = ${tourId} HAVING count(*) > 0`,
    ),
    db.delete(itineraryEntries).where(eq(itineraryEntries.tourId, tourId)),
  ]
}
