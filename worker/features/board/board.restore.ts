import { and, asc, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import type { MemberScope } from '../../http/context'
import { auditStatement } from '../../db/audit'
import { openDb } from '../../db/client'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { AppError } from '../../http/errors'
import { logFailure } from '../../log'
import { isPastRestoreWindow } from '../../contracts/bin'
import {
  indexPostsStatement,
  isFindable,
  POSTS_A_STATEMENT,
} from '../../services/search/index-statements'
import { searchDocuments } from '../../db/schema/search'
import { invalidatePosts } from './board.cache'
import { isDeletedByStaff, replies, topics } from '../../db/schema/board'

/** Batches per run: D1 allows 1000 queries, and a batch takes two. */
const MAX_PARTS = 100

/**
 * Restores a topic that an admin deleted, with the reply that deleted it; its posts are indexed after the response.
 * Does nothing to a topic that is not deleted. @throws AppError NotFound, also after the restore window
 */
export async function restoreTopic(c: MemberScope, topicId: number): Promise<void> {
  const { db, now } = c.var
  const topic = await findRestorable(db, topicId)
  if (!topic) throw new AppError('NotFound')
  if (topic.deletedAt === null) return
  // Its posts are already being deleted, over several runs.
  if (isPastRestoreWindow(topic.deletedAt, now)) throw new AppError('NotFound')
  const wentAlong = and(eq(replies.topicId, topicId), eq(replies.deletedAt, topic.deletedAt))
  const unindexedAt = topic.isPrivate ? null : now
  const isBack = { deletedAt: null, deletedBy: null, deletedByStaff: false, unindexedAt }
  await runBatch(db, [
    db.update(replies).set({ deletedAt: null, deletedBy: null }).where(wentAlong),
    db.update(topics).set(isBack).where(eq(topics.id, topicId)),
    auditStatement(c, { action: 'topic.restore', subjectType: 'topic', subjectId: topicId }),
  ])
  invalidatePosts(c)
  c.executionCtx.waitUntil(
    indexRestored(db).catch((error) => logFailure('topics.index', error, { topicId })),
  )
}

async function findRestorable(db: Db, topicId: number) {
  const [topic] = await db
    .select({ deletedAt: topics.deletedAt, isPrivate: topics.isPrivate })
    .from(topics)
    .where(and(eq(topics.id, topicId), or(isNull(topics.deletedAt), isDeletedByStaff)))
  return topic
}

/** Job: indexes restored posts that were left out because of a failure or a long topic. */
export function indexRestoredTopics(env: Bindings): Promise<void> {
  return indexRestored(openDb(env.DB))
}

async function indexRestored(db: Db): Promise<void> {
  let parts = MAX_PARTS
  const restored = await db
    .select({ id: topics.id, unindexedAt: topics.unindexedAt })
    .from(topics)
    .where(isNotNull(topics.unindexedAt))
    .orderBy(asc(topics.unindexedAt))
    .limit(MAX_PARTS)
  for (const { id, unindexedAt } of restored) {
    try {
      parts = await indexPosts(db, id, parts)
      if (parts === 0) return
      await markIndexed(db, id, unindexedAt)
    } catch (error) {
      // One failing topic must not block the others.
      logFailure('topics.index', error, { topicId: id })
    }
  }
}

/** `unindexedAt` differs if the topic was deleted and restored again in the meantime. */
async function markIndexed(db: Db, topicId: number, unindexedAt: number | null): Promise<void> {
  const isSame = sql`${topics.unindexedAt} IS ${unindexedAt}`
  await db
    .update(topics)
    .set({ unindexedAt: null })
    .where(and(eq(topics.id, topicId), isSame))
}

/** Indexes a topic's missing posts, oldest first. Returns the batches left; 0 when posts may remain. */
async function indexPosts(db: Db, topicId: number, parts: number): Promise<number> {
  let after = 0
  for (let left = parts; left > 0; left -= 1) {
    const posts = await listUnindexed(db, topicId, after)
    if (posts.length > 0) await indexPostsStatement(db, posts)
    if (posts.length < POSTS_A_STATEMENT) return left
    after = posts.at(-1)?.replyId ?? after
  }
  return 0
}

function listUnindexed(db: Db, topicId: number, after: number) {
  const { kind, refId, lang } = searchDocuments
  const isOfPost = and(eq(kind, 'post'), eq(refId, replies.id), eq(lang, ''))
  const isIndexed = rowExists(searchDocuments, isOfPost)
  return db
    .select({
      replyId: replies.id,
      title: sql<string>`iif(${replies.isOpening}, ${topics.title}, '')`,
      content: replies.content,
    })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(and(eq(replies.topicId, topicId), gt(replies.id, after), isFindable, not(isIndexed)))
    .orderBy(asc(replies.id))
    .limit(POSTS_A_STATEMENT)
}
