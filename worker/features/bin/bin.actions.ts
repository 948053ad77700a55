import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { DAY_MS } from '../../contracts/durations'
import { isImageKey } from '../../contracts/image-address'
import { log, logFailure } from '../../log'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { objectsOf } from '../../services/media/storage'
import { imageAlts, images } from '../../db/schema/images'
import {
  departures,
  itineraryBin,
  itineraryEntries,
  tourInclusions,
  tours,
  tourTexts,
} from '../../db/schema/tours'
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
  const expired = await db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.kind, 'tour'), lt(tours.deletedAt, cutoff)))
  const deleted = await deleteTours(
    db,
    expired.map(({ id }) => id),
  )
  await db.delete(itineraryBin).where(lt(itineraryBin.deletedAt, cutoff))
  await deletePosts(db, cutoff)
  log('bin.emptied', { images, tours: deleted })
}

/** Daily job: deletes image objects in R2 that are older than a day and have no row. Returns the count. */
export async function deleteOrphanedObjects(env: Bindings, now: number): Promise<number> {
  const db = openDb(env.DB)
  let cursor: string | undefined
  let deleted = 0
  do {
    const page = await env.MEDIA.list({ ...(cursor && { cursor }) })
    const old = page.objects
      .filter(({ uploaded }) => uploaded.getTime() < now - DAY_MS)
      .map(({ key }) => key)
    const orphans = await withoutRow(db, old)
    if (orphans.length > 0) await env.MEDIA.delete(orphans)
    deleted += orphans.length
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
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
    const named = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`
    await runBatch(db, [
      db.delete(imageAlts).where(inArray(imageAlts.imageKey, named)),
      db.delete(images).where(inArray(images.key, named)),
    ])
    deleted += keys.length
  }
  return deleted
}

/** One batch of expired images. Queried by kind, because each kind has an index. */
function listExpiredImages(db: Db, cutoff: number) {
  const isShown = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, images.uploadedBy), sql`${users.avatarUrl} = '/img/' || ${images.key}`))
  const isAvatar = sql`${images.purpose} = 'avatar'`
  const binned = db
    .select({ key: images.key })
    .from(images)
    .where(and(isNotNull(images.deletedAt), or(lt(images.deletedAt, cutoff), isAvatar)))
  const ofTours = db
    .select({ key: images.key })
    .from(tours)
    .crossJoin(images)
    .where(and(lt(tours.deletedAt, cutoff), eq(images.tourId, tours.id), isNull(images.deletedAt)))
  const unused = db
    .select({ key: sql<string>`${images.key}` })
    .from(sql`${images} INDEXED BY images_avatars`)
    .where(and(isAvatar, isNull(images.deletedAt), notExists(isShown)))
  return binned.unionAll(ofTours).unionAll(unused).limit(IMAGES_A_ROUND)
}

/** Deleted topics with all their posts, and deleted replies in other topics, by any author. */
async function deletePosts(db: Db, cutoff: number): Promise<void> {
  await deleteTopics(db, lt(topics.deletedAt, cutoff), MAX_ROUNDS)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const ids = db
      .select({ id: replies.id })
      .from(replies)
      .where(lt(replies.deletedAt, cutoff))
      .limit(REPLIES_A_ROUND)
    const expired = await db
      .delete(replies)
      .where(inArray(replies.id, ids))
      .returning({ id: replies.id })
    if (expired.length < REPLIES_A_ROUND) break
  }
}

/** Deletes tours whose boards are empty; a large board takes several runs. Returns the count. */
async function deleteTours(db: Db, tourIds: number[]): Promise<number> {
  let [rounds, deleted] = [MAX_ROUNDS, 0]
  for (const tourId of tourIds) {
    try {
      rounds = await deleteTopics(db, eq(topics.tourId, tourId), rounds)
      if (rounds === 0) break
      await deleteTour(db, tourId)
      deleted += 1
    } catch (error) {
      // One failing tour must not block the others.
      logFailure('bin.tour', error, { tourId })
    }
  }
  return deleted
}

async function deleteTour(db: Db, tourId: number): Promise<void> {
  const tables = [tourTexts, tourInclusions, itineraryEntries, itineraryBin, departures]
  await runBatch(db, [
    ...tables.map((table) => db.delete(table).where(eq(table.tourId, tourId))),
    db.delete(tours).where(and(eq(tours.id, tourId), isNotNull(tours.deletedAt))),
  ])
}

async function withoutRow(db: Db, objects: string[]): Promise<string[]> {
  const keyOfObject = new Map(
    objects.map((object) => [object, VARIANT.exec(object)?.[1] ?? object]),
  )
  const keys = [...new Set(keyOfObject.values())].filter(isImageKey)
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: images.key })
    .from(images)
    .where(inArray(images.key, sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`))
  const known = new Set(rows.map(({ key }) => key))
  return objects.filter((object) => {
    const key = keyOfObject.get(object) ?? ''
    return isImageKey(key) && !known.has(key)
  })
}
