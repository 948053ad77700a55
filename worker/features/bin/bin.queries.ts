import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { isDeletedByStaff, topics } from '../../db/schema/board'
import { images } from '../../db/schema/images'
import { itineraryBin, tours, tourTexts } from '../../db/schema/tours'
import { type BinContents, BIN_MS } from '../../contracts/bin'

const MAX_ROWS = 500

/** The bin, newest first. Images and topics of a deleted tour are not listed: they are restored with it. */
export async function listBin(db: Db, now: number): Promise<BinContents> {
  // Older entries are already being deleted, over several runs.
  const since = now - BIN_MS
  const [tourRows, itineraryRows, topicRows, imageRows, names] = await db.batch([
    deletedTours(db, since),
    deletedItineraries(db, since),
    deletedTopics(db, since),
    deletedImages(db, since),
    namesOfTours(db),
  ])
  const nameOf = (id: number) =>
    names.filter(({ tourId }) => tourId === id).map(({ lang, txt }) => ({ lang, txt }))
  const withTimes = <Row extends { deletedAt: number }>(row: Row) => ({
    ...row,
    removedAt: row.deletedAt + BIN_MS,
  })
  const ofTour = <Row extends { forumId: number; deletedAt: number }>(row: Row) => ({
    ...withTimes(row),
    forumName: nameOf(row.forumId),
  })
  return {
    tours: tourRows.map((row) => ({ ...withTimes(row), name: nameOf(row._id) })),
    itineraries: itineraryRows.map(ofTour),
    topics: topicRows.map(ofTour),
    images: imageRows.map(ofTour),
  }
}

function deletedTours(db: Db, since: number) {
  return db
    .select({ _id: tours.id, deletedAt: timeOf(tours.deletedAt) })
    .from(tours)
    .where(and(eq(tours.kind, 'tour'), gt(tours.deletedAt, since)))
    .orderBy(desc(tours.deletedAt))
    .limit(MAX_ROWS)
}

function deletedItineraries(db: Db, since: number) {
  const { id, tourId, entries, deletedAt } = itineraryBin
  const count = sql<number>`json_array_length(${entries})`
  return db
    .select({ _id: id, forumId: tourId, entries: count, deletedAt })
    .from(itineraryBin)
    .where(and(gt(deletedAt, since), isOfLiveTour(db, tourId)))
    .orderBy(desc(deletedAt))
    .limit(MAX_ROWS)
}

function deletedTopics(db: Db, since: number) {
  const { id, tourId, title, deletedAt } = topics
  return db
    .select({ _id: id, forumId: tourId, title, deletedAt: timeOf(deletedAt) })
    .from(topics)
    .where(and(isDeletedByStaff, gt(deletedAt, since), isOfLiveTour(db, tourId)))
    .orderBy(desc(deletedAt))
    .limit(MAX_ROWS)
}

function deletedImages(db: Db, since: number) {
  const { key, tourId, width, height, bytes, purpose, deletedAt } = images
  const shown = { filename: key, forumId: tourId, width, height, bytes, purpose }
  return db
    .select({ ...shown, deletedAt: timeOf(deletedAt) })
    .from(images)
    .where(and(gt(deletedAt, since), ne(purpose, 'avatar'), isOfLiveTour(db, tourId)))
    .orderBy(desc(deletedAt))
    .limit(MAX_ROWS)
}

/** Names of tours that have anything in the bin. */
function namesOfTours(db: Db) {
  return db
    .select({ tourId: tourTexts.tourId, lang: tourTexts.lang, txt: tourTexts.name })
    .from(tourTexts)
    .where(
      sql`${tourTexts.name} <> '' AND ${tourTexts.tourId} IN (SELECT id FROM tours WHERE deleted_at IS NOT NULL
        UNION ALL SELECT tour_id FROM itinerary_bin
        UNION ALL SELECT tour_id FROM topics WHERE deleted_at IS NOT NULL
        UNION ALL SELECT tour_id FROM images WHERE deleted_at IS NOT NULL)`,
    )
}

/** Avoids NOT IN, which would look for a NULL in the list for every row. */
function isOfLiveTour(db: Db, tourId: SQLiteColumn) {
  const inBin = db.select({ id: tours.id }).from(tours).where(isNotNull(tours.deletedAt))
  return sql`iif(${inArray(tourId, inBin)}, 0, 1)`
}

/** The column, typed as not null for rows that are known to be deleted. */
function timeOf(deletedAt: SQLiteColumn) {
  return sql<number>`${deletedAt}`
}

/** Whether an image is in the bin, deleted alone or with its tour. */
export async function isInBin(db: Db, key: string): Promise<boolean> {
  const isBinned = sql`(${images.deletedAt} IS NOT NULL OR ${tours.deletedAt} IS NOT NULL)`
  const [row] = await db
    .select({ key: images.key })
    .from(images)
    .innerJoin(tours, eq(tours.id, images.tourId))
    .where(and(eq(images.key, key), isBinned))
  return row !== undefined
}
