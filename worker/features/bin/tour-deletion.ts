import { and, eq, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import { closures, trips } from '../../db/schema/trips'
import { LIVE } from '../../contracts/bookings/booking-states'
import { logFailure } from '../../log'
import { topics } from '../../db/schema/board'
import {
  itineraryBin,
  itineraryEntries,
  tourInclusions,
  tours,
  tourTexts,
} from '../../db/schema/tours'
import { tourVersionFields, tourVersions } from '../../db/schema/tour-versions'
import { deleteTopics, MAX_ROUNDS } from './topic-deletion'

/** Deletes expired tours whose boards are empty; a large board takes several runs. Returns the count. */
export async function deleteTours(db: Db, cutoff: number): Promise<number> {
  let [rounds, deleted] = [MAX_ROUNDS, 0]
  for (const { id } of await listExpiredTours(db, cutoff)) {
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

function listExpiredTours(db: Db, cutoff: number): Promise<{ id: number }[]> {
  const isFree = sql`NOT ${hasLiveBooking(sql`tours.id`)}`
  const isExpired = and(eq(tours.kind, 'tour'), lt(tours.deletedAt, cutoff), isFree)
  return db.select({ id: tours.id }).from(tours).where(isExpired)
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
