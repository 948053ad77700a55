import { and, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { replies, topics } from '../../db/schema/board'
import { searchDocuments } from '../../db/schema/search'

const TOPICS_A_ROUND = 500
/** D1 stops a statement after 30 seconds, and a post has up to 1500 search terms. */
const POSTS_A_ROUND = 1000

/** Deletes topics with their posts in at most `rounds` batches. Returns the rounds left; 0 means some may remain. */
export async function deleteTopics(
  db: Db,
  isExpired: SQL | undefined,
  rounds: number,
): Promise<number> {
  for (let left = rounds; left > 0; left -= 1) {
    const some = await db
      .select({ id: topics.id })
      .from(topics)
      .where(isExpired)
      .limit(TOPICS_A_ROUND)
    if (some.length === 0) return left
    await deleteWithPosts(
      db,
      some.map(({ id }) => id),
    )
  }
  return 0
}

/** Children first, so that no statement cascades to more than its own rows. */
async function deleteWithPosts(db: Db, topicIds: number[]): Promise<void> {
  const named = sql`(SELECT value FROM json_each(${JSON.stringify(topicIds)}))`
  const of = (table: typeof replies | typeof searchDocuments) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.topicId, named))
      .limit(POSTS_A_ROUND)
  const childrenOf = (table: typeof replies | typeof searchDocuments) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(sql`${table.topicId} = ${topics.id}`)
  await runBatch(db, [
    db.delete(searchDocuments).where(inArray(searchDocuments.id, of(searchDocuments))),
    db.delete(replies).where(inArray(replies.id, of(replies))),
    db
      .delete(topics)
      .where(
        and(
          inArray(topics.id, named),
          notExists(childrenOf(replies)),
          notExists(childrenOf(searchDocuments)),
        ),
      ),
  ])
}
