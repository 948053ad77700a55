import { and, eq, isNotNull, lt, ne, sql, type SQL, inArray } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { closures, trips } from '../../db/schema/trips'
import { LIVE } from '../../contracts/bookings/booking-states'
import { logFailure } from '../../log'
import { topics, replies } from '../../db/schema/board'
import {
  itineraryBin,
  itineraryEntries,
  tourInclusions,
  tours,
  tourTexts,
} from '../../db/schema/tours'
import { tourVersionFields, tourVersions } from '../../db/schema/tour-versions'
import { searchDocuments } from '../../db/schema/search'

/** Deletes expired tours whose boards are empty; a large board takes several runs. Returns the count. */
export async function deleteTours(db: Db, cutoff: number): Promise<number> {
  let [rounds, deleted] = [MAX_ROUNDS, 0]
  const isFree = sql`NOT ${hasLiveBooking(sql`tours.id`)}`
  const isExpired = and(eq(tours.kind, 'tour'), lt(tours.deletedAt, cutoff), isFree)
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

/** Deletes the tour's trips that no booking refers to. The others keep their own texts. */
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

/** Per run and kind, because D1 allows 1000 queries. */
export const MAX_ROUNDS = 50

const TOPICS_A_ROUND = 500
/** D1 stops a statement after 30 seconds, and a post has up to 1500 search terms. */
const POSTS_A_ROUND = 1000

/** Deletes topics with their posts in at most `rounds` batches. Returns the rounds left; 0 means some may remain. */
export async function deleteTopics(db: Db, isExpired: SQL | undefined, rounds: number) {
  const some = db.select({ id: topics.id }).from(topics).where(isExpired).limit(TOPICS_A_ROUND)
  for (let left = rounds; left > 0; left -= 1) {
    const rows = await some.all()
    if (rows.length === 0) return left
    await deleteWithPosts(db, JSON.stringify(rows.map(({ id }) => id)))
  }
  return 0
}

/** Children first, so that no statement cascades to more than its own rows. `ids` is a JSON list. */
async function deleteWithPosts(db: Db, ids: string): Promise<void> {
  const named = sql`(SELECT value FROM json_each(${ids}))`
  const part = (table: typeof replies | typeof searchDocuments) => {
    const rows = db.select({ id: table.id }).from(table)
    return inArray(table.id, rows.where(inArray(table.topicId, named)).limit(POSTS_A_ROUND))
  }
  const hasNone = (table: string) =>
    sql`NOT EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE topic_id = ${topics.id})`
  await runBatch(db, [
    db.delete(searchDocuments).where(part(searchDocuments)),
    db.delete(replies).where(part(replies)),
    db
      .delete(topics)
      .where(and(inArray(topics.id, named), hasNone('replies'), hasNone('search_documents'))),
  ])
}
