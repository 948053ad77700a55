import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { isDeletedByStaff, topics } from '../../db/schema/board'
import { images } from '../../db/schema/images'
import { itineraryBin, tours, tourTexts } from '../../db/schema/tours'
import { BIN_MS, type BinContents } from '../../contracts/bin'

const MAX_ROWS = 500

/** The bin, latest first. Images and topics of a deleted tour are not listed: they are restored with it. */
export async function listBin(db: Db, now: number): Promise<BinContents> {
  // Older entries are already being removed, in several runs.
  const since = now - BIN_MS
  const inBin = db.select({ id: tours.id }).from(tours).where(isNotNull(tours.deletedAt))
  // NOT IN would look for a NULL in the list for every row.
  const isOfLiveTour = (tourId: SQLiteColumn) => sql`iif(${inArray(tourId, inBin)}, 0, 1)`
  const [tourRows, itineraries, topicRows, imageRows, names] = await db.batch([
    db
      .select({ id: tours.id, deletedAt: sql<number>`${tours.deletedAt}` })
      .from(tours)
      .where(and(eq(tours.kind, 'tour'), gt(tours.deletedAt, since)))
      .orderBy(desc(tours.deletedAt))
      .limit(MAX_ROWS),
    db
      .select({
        id: itineraryBin.id,
        tourId: itineraryBin.tourId,
        entries: sql<number>`json_array_length(${itineraryBin.entries})`,
        deletedAt: itineraryBin.deletedAt,
      })
      .from(itineraryBin)
      .where(and(gt(itineraryBin.deletedAt, since), isOfLiveTour(itineraryBin.tourId)))
      .orderBy(desc(itineraryBin.deletedAt))
      .limit(MAX_ROWS),
    db
      .select({
        id: topics.id,
        tourId: topics.tourId,
        title: topics.title,
        deletedAt: sql<number>`${topics.deletedAt}`,
      })
      .from(topics)
      .where(and(isDeletedByStaff, gt(topics.deletedAt, since), isOfLiveTour(topics.tourId)))
      .orderBy(desc(topics.deletedAt))
      .limit(MAX_ROWS),
    db
      .select({
        key: images.key,
        tourId: images.tourId,
        width: images.width,
        height: images.height,
        bytes: images.bytes,
        purpose: images.purpose,
        deletedAt: sql<number>`${images.deletedAt}`,
      })
      .from(images)
      .where(
        and(gt(images.deletedAt, since), ne(images.purpose, 'avatar'), isOfLiveTour(images.tourId)),
      )
      .orderBy(desc(images.deletedAt))
      .limit(MAX_ROWS),
    db
      .select({ tourId: tourTexts.tourId, lang: tourTexts.lang, txt: tourTexts.name })
      .from(tourTexts)
      .where(
        sql`${tourTexts.name} <> '' AND ${tourTexts.tourId} IN (SELECT id FROM tours WHERE deleted_at IS NOT NULL
          UNION ALL SELECT tour_id FROM itinerary_bin
          UNION ALL SELECT tour_id FROM topics WHERE deleted_at IS NOT NULL
          UNION ALL SELECT tour_id FROM images WHERE deleted_at IS NOT NULL)`,
      ),
  ])
  const namesOf = Map.groupBy(names, ({ tourId }) => tourId)
  const nameOf = (tourId: number) =>
    (namesOf.get(tourId) ?? []).map(({ lang, txt }) => ({ lang, txt }))
  const times = (deletedAt: number) => ({ deletedAt, removedAt: deletedAt + BIN_MS })
  return {
    tours: tourRows.map(({ id, deletedAt }) => ({
      _id: id,
      name: nameOf(id),
      ...times(deletedAt),
    })),
    itineraries: itineraries.map(({ id, tourId, entries, deletedAt }) => ({
      _id: id,
      forumId: tourId,
      forumName: nameOf(tourId),
      entries,
      ...times(deletedAt),
    })),
    topics: topicRows.map(({ id, tourId, title, deletedAt }) => ({
      _id: id,
      forumId: tourId,
      forumName: nameOf(tourId),
      title,
      ...times(deletedAt),
    })),
    images: imageRows.map(({ key, tourId, deletedAt, ...image }) => ({
      filename: key,
      forumId: tourId,
      forumName: nameOf(tourId),
      ...image,
      ...times(deletedAt),
    })),
  }
}

/** Whether an image is in the bin, deleted alone or with its tour. */
export async function isInBin(db: Db, key: string): Promise<boolean> {
  const [row] = await db
    .select({ key: images.key })
    .from(images)
    .innerJoin(tours, eq(tours.id, images.tourId))
    .where(
      and(
        eq(images.key, key),
        sql`(${images.deletedAt} IS NOT NULL OR ${tours.deletedAt} IS NOT NULL)`,
      ),
    )
  return row !== undefined
}
