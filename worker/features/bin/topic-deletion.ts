import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { replies, topics } from '../../db/schema/board'
import { searchDocuments } from '../../db/schema/search'

/** Per run and kind, because D1 allows 1000 queries. */
export const MAX_ROUNDS = 50

const TOPICS_A_ROUND = 500
/** D1 stops a statement after 30 seconds, and a post has up to 1500 search terms. */
const POSTS_A_ROUND = 1000

/** Deletes topics with their posts in at most `rounds` batches. Returns the rounds left; 0 means some may remain. */
export async function deleteTopics(
  db: Db,
  isExpired: SQL | undefined,
  rounds: number,
): Promise<number> {
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
