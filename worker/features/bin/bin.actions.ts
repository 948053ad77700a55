import { and, eq, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { listOf } from '../../db/value-list'
import { bookings } from '../../db/schema/bookings'
import { closures, trips } from '../../db/schema/trips'
import { LIVE } from '../../contracts/booking-states'
import { isImageKey } from '../../contracts/image-address'
import { log, logFailure } from '../../log'
import { topics } from '../../db/schema/board'
import { deleteOrphans } from '../../services/media/orphans'
import { objectsOf } from '../../services/media/storage'
import { imageAlts, images } from '../../db/schema/images'
import {
  itineraryBin,
  itineraryEntries,
  tourInclusions,
  tours,
  tourTexts,
} from '../../db/schema/tours'
import { tourVersionFields, tourVersions } from '../../db/schema/tour-versions'
import { BIN_MS } from '../../contracts/bin'
import { deleteTopics } from './topic-deletion'

/** Each image has six objects, and R2 deletes at most 1000 in one call. */
const IMAGES_A_ROUND = 100
/** Per run and kind; D1 allows 1000 queries. */
const MAX_ROUNDS = 50
const REPLIES_A_ROUND = 500
const VARIANT = /^v\/\d+\/(.+)\.webp$/

/** Daily job: deletes expired entries, objects before rows, so that a failed run can be repeated. */
export async function deleteExpiredBinEntries(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const cutoff = now - BIN_MS
  const images = await deleteImages(env, db, cutoff)
  const deleted = await deleteTours(db, cutoff)
  await db.delete(itineraryBin).where(lt(itineraryBin.deletedAt, cutoff))
  await deletePosts(db, cutoff)
  log('bin.emptied', { images, tours: deleted })
}

/**
 * Daily job: deletes image objects in R2 that are older than a day and have no row. Returns the count. Deletes nothing
 * while the database has no image at all: it may be a new one beside the bucket of a site that is yet to be restored.
 */
export async function deleteOrphanedObjects(env: Bindings, now: number): Promise<number> {
  const db = openDb(env.DB)
  if ((await db.select({ key: images.key }).from(images).limit(1)).length === 0) return 0
  const deleted = await deleteOrphans(env.MEDIA, {
    now,
    withoutRow: (objects) => withoutRow(db, objects),
  })
  log('orphans.deleted', { objects: deleted })
  return deleted
}

async function deleteImages(env: Bindings, db: Db, cutoff: number): Promise<number> {
  let deleted = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rows = await listExpiredImages(db, cutoff)
    if (rows.length === 0) break
    const keys = rows.map(({ key }) => key)
    await env.MEDIA.delete(keys.flatMap(objectsOf))
    await runBatch(db, [
      db.delete(imageAlts).where(inArray(imageAlts.imageKey, listOf(keys))),
      db.delete(images).where(inArray(images.key, listOf(keys))),
    ])
    deleted += keys.length
  }
  return deleted
}

/** One batch of expired images and unused avatars. Queried by kind, because each kind has an index. */
function listExpiredImages(db: Db, cutoff: number): Promise<{ key: string }[]> {
  return db.all(sql`
    SELECT key FROM images
      WHERE deleted_at IS NOT NULL AND (deleted_at < ${cutoff} OR purpose = 'avatar')
    UNION ALL
    SELECT images.key FROM tours CROSS JOIN images
      WHERE tours.deleted_at < ${cutoff} AND images.tour_id = tours.id AND images.deleted_at IS NULL
    UNION ALL
    SELECT key FROM images INDEXED BY images_avatars
      WHERE purpose = 'avatar' AND deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM users
        WHERE users.id = images.uploaded_by AND users.avatar_url = '/img/' || images.key)
    LIMIT ${IMAGES_A_ROUND}`)
}

/** Deleted topics with all their posts, and deleted replies in other topics, by any author. */
async function deletePosts(db: Db, cutoff: number): Promise<void> {
  await deleteTopics(db, lt(topics.deletedAt, cutoff), MAX_ROUNDS)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const deleted = await db.all(sql`
      DELETE FROM replies
      WHERE id IN (SELECT id FROM replies WHERE deleted_at < ${cutoff} LIMIT ${REPLIES_A_ROUND})
      RETURNING id`)
    if (deleted.length < REPLIES_A_ROUND) break
  }
}

/** Deletes expired tours whose boards are empty; a large board takes several runs. Returns the count. */
async function deleteTours(db: Db, cutoff: number): Promise<number> {
  const isExpired = and(
    eq(tours.kind, 'tour'),
    lt(tours.deletedAt, cutoff),
    sql`NOT ${hasLiveBooking(sql`tours.id`)}`,
  )
  let [rounds, deleted] = [MAX_ROUNDS, 0]
  for (const { id } of await db.select({ id: tours.id }).from(tours).where(isExpired)) {
    try {
      rounds = await deleteTopics(db, eq(topics.tourId, id), rounds)
      if (rounds === 0) break
      await deleteTour(db, id)
      deleted += 1
    } catch (error) {
      // One failing tour must not block the others.
      logFailure('bin.tour', error, { tourId: id })
    }
  }
  return deleted
}

async function deleteTour(db: Db, tourId: number): Promise<void> {
  const tables = [
    tourVersionFields,
    tourVersions,
    tourTexts,
    tourInclusions,
    itineraryEntries,
    itineraryBin,
  ]
  await runBatch(db, [
    assertInBatch(db, sql`NOT ${hasLiveBooking(sql`${tourId}`)}`, 'TourBooked'),
    ...tripStatements(db, tourId),
    ...tables.map((table) => db.delete(table).where(eq(table.tourId, tourId))),
    db.delete(tours).where(and(eq(tours.id, tourId), isNotNull(tours.deletedAt))),
  ])
}

/** Trips that no booking names go with the tour; the others, like their bookings, keep their own texts. */
function tripStatements(db: Db, tourId: number): Statement[] {
  const isOfTour = eq(trips.tourId, tourId)
  const isNamed = sql`(EXISTS (SELECT 1 FROM bookings WHERE trip_id = trips.id)
    OR EXISTS (SELECT 1 FROM quotes WHERE trip_id = trips.id))`
  const unnamed = and(isOfTour, sql`NOT ${isNamed}`)
  return [
    db
      .update(trips)
      .set({ status: 'cancelled' })
      .where(and(unnamed, ne(trips.status, 'cancelled'))),
    db.delete(trips).where(unnamed),
    db.update(trips).set({ tourId: null }).where(isOfTour),
    db.update(bookings).set({ tourId: null }).where(eq(bookings.tourId, tourId)),
    db.delete(closures).where(eq(closures.tourId, tourId)),
  ]
}

/** Such a tour stays in the bin until its bookings are over. */
function hasLiveBooking(tourId: SQL): SQL {
  const live = sql.raw([...LIVE].map((status) => `'${status}'`).join())
  return sql`EXISTS (SELECT 1 FROM bookings WHERE status IN (${live})
    AND (bookings.tour_id = ${tourId} OR trip_id IN (SELECT id FROM trips WHERE trips.tour_id = ${tourId})))`
}

/** Image objects, variants included, whose image has no row. */
async function withoutRow(db: Db, objects: string[]): Promise<string[]> {
  const keyOf = (object: string) => VARIANT.exec(object)?.[1] ?? object
  const ofImages = objects.filter((object) => isImageKey(keyOf(object)))
  if (ofImages.length === 0) return []
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(inArray(images.key, listOf(ofImages.map(keyOf))))
  const known = new Set(rows.map(({ key }) => key))
  return ofImages.filter((object) => !known.has(keyOf(object)))
}
