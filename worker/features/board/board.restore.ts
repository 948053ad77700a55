import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { MemberScope } from '../../platform/app-env'
import { auditStatement } from '../../platform/audit'
import { runBatch } from '../../platform/db'
import { AppError } from '../../platform/errors'
import { BIN_MS } from '../bin/bin.contract'
import { indexPostStatement } from '../search/search.contract'
import { publishPosts } from './board.publish'
import { isDeletedByStaff, replies, topics } from './board.tables'

/**
 * Brings back a topic that a super user deleted, with the reply that took it along, and makes its posts findable again.
 * A topic that is there already stays as it is.
 * @throws AppError NotFound, also after its 30 days
 */
export async function restoreTopic(c: MemberScope, topicId: number): Promise<void> {
  const { db } = c.var
  const [found, posts] = await db.batch([
    db
      .select()
      .from(topics)
      .where(and(eq(topics.id, topicId), or(isNull(topics.deletedAt), isDeletedByStaff))),
    db
      .select()
      .from(replies)
      .where(and(eq(replies.topicId, topicId), isNull(replies.blankedAt)))
      .orderBy(asc(replies.id)),
  ])
  const topic = found[0]
  if (!topic) throw new AppError('NotFound')
  if (topic.deletedAt === null) return
  // Its posts are being removed by then, some of them at a time.
  if (topic.deletedAt < c.var.now - BIN_MS) throw new AppError('NotFound')
  const wentAlong = and(eq(replies.topicId, topicId), eq(replies.deletedAt, topic.deletedAt))
  const shown = posts.filter(({ deletedAt }) => deletedAt === null || deletedAt === topic.deletedAt)
  await runBatch(db, [
    db.update(replies).set({ deletedAt: null, deletedBy: null }).where(wentAlong),
    db.update(topics).set({ deletedAt: null, deletedBy: null }).where(eq(topics.id, topicId)),
    ...(topic.isPrivate
      ? []
      : shown.map(({ id: replyId, isOpening, content, createdAt }) =>
          indexPostStatement(db, {
            replyId,
            topicId,
            tourId: topic.tourId,
            title: isOpening ? topic.title : '',
            content,
            createdAt,
          }),
        )),
    auditStatement(c, { action: 'topic.restore', subjectType: 'topic', subjectId: topicId }),
  ])
  publishPosts(c)
}
