import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { searchDocuments } from '../../db/schema/search'

/** Removes a post from the index when `condition` holds. */
export function unindexPostStatement(db: Db, replyId: number, condition?: SQL) {
  return db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, 'post'), eq(searchDocuments.refId, replyId), condition))
}

/** Removes all posts of a topic from the index when `condition` holds. */
export function unindexTopicStatement(db: Db, topicId: number, condition?: SQL) {
  return db.delete(searchDocuments).where(and(eq(searchDocuments.topicId, topicId), condition))
}
