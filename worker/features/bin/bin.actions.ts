import { lt, sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import { log } from '../../log'
import { topics } from '../../db/schema/board'
import { itineraryBin } from '../../db/schema/tours'
import { BIN_MS } from '../../contracts/bin'
import { deleteTopics, MAX_ROUNDS, deleteTours } from './tour-deletion'
import { deleteImages } from './image-deletion'

const REPLIES_A_ROUND = 500

/** Daily job: deletes expired entries, objects before rows, so that a failed run can be retried. */
export async function deleteExpiredBinEntries(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  const cutoff = now - BIN_MS
  const images = await deleteImages(env, db, cutoff)
  const deleted = await deleteTours(db, cutoff)
  await db.delete(itineraryBin).where(lt(itineraryBin.deletedAt, cutoff))
  // Deleted topics with all their posts, and deleted replies in other topics, by any author.
  await deleteTopics(db, lt(topics.deletedAt, cutoff), MAX_ROUNDS)
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const rows = await db.all(sql`
      DELETE FROM replies
      WHERE id IN (SELECT id FROM replies WHERE deleted_at < ${cutoff} LIMIT ${REPLIES_A_ROUND})
      RETURNING id`)
    if (rows.length < REPLIES_A_ROUND) break
  }
  log('bin.emptied', { images, tours: deleted })
}
