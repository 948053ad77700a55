import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberScope } from '../../../http/context'
import type { Db, Statement } from '../../../db/db'
import { images } from '../../../db/schema/images'
import { writeTour } from '../tours.changes'
import { itineraryBin, itineraryEntries } from '../../../db/schema/tours'

/** Bins the itinerary of all languages with its images. Returns the number of entries. @throws AppError NotFound */
export async function binItinerary(c: MemberScope, tourId: number): Promise<number> {
  const { db, now } = c.var
  const n = await db.$count(itineraryEntries, eq(itineraryEntries.tourId, tourId))
  await writeTour(c, {
    tourId,
    version: {},
    statements: [
      ...binEntries(db, tourId, now),
      db.update(images).set({ deletedAt: now }).where(isOfItinerary(tourId)),
    ],
    audit: { action: 'tour.deleteItinerary', subjectType: 'tour', subjectId: tourId },
    hidesImages: true,
  })
  return n
}

function isOfItinerary(tourId: number) {
  return and(eq(images.tourId, tourId), eq(images.purpose, 'itinerary'), isNull(images.deletedAt))
}

/** Moves the entries of all languages to the bin. */
export function binEntries(db: Db, tourId: number, now: number): Statement[] {
  const entry = sql`json_object('lang', lang, 'position', position, 'isPicture', is_picture, 'url', url, 'title', title,
    'body', body, 'bodyHtml', body_html, 'rendererVersion', renderer_version, 'minutes', minutes)`
  return [
    db.insert(itineraryBin).select(
      sql`SELECT NULL, ${tourId}, json_group_array(${entry}), CAST(${now} AS INTEGER) FROM itinerary_entries
        WHERE tour_id = ${tourId} HAVING count(*) > 0`,
    ),
    db.delete(itineraryEntries).where(eq(itineraryEntries.tourId, tourId)),
  ]
}
