import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { replies, topics } from '../../db/schema/board'
import { postReports } from '../../db/schema/moderation'
import { ROWS_MAX } from './export-rows.queries'

/** Topics, replies and reports, oldest first. */
export function postsOf(db: Db, userId: number) {
  return [topicsOf(db, userId), repliesOf(db, userId), reportsOf(db, userId)] as const
}

function topicsOf(db: Db, userId: number) {
  return db
    .select({
      _id: topics.id,
      forum: topics.tourId,
      name: topics.title,
      ...pick(topics, 'category', 'tags'),
      hidePlz: topics.isPrivate,
      createdAt: topics.createdAt,
    })
    .from(topics)
    .where(and(eq(topics.userId, userId), isNull(topics.deletedAt)))
    .orderBy(asc(topics.createdAt))
    .limit(ROWS_MAX)
}

function repliesOf(db: Db, userId: number) {
  return db
    .select({
      _id: replies.id,
      topic: replies.topicId,
      ...pick(replies, 'content', 'createdAt', 'editedAt'),
    })
    .from(replies)
    .where(and(eq(replies.userId, userId), isNull(replies.deletedAt)))
    .orderBy(asc(replies.createdAt))
    .limit(ROWS_MAX)
}

function reportsOf(db: Db, userId: number) {
  return db
    .select({ reply: postReports.replyId, ...pick(postReports, 'reason', 'note', 'createdAt') })
    .from(postReports)
    .where(eq(postReports.reporterId, userId))
    .orderBy(asc(postReports.createdAt))
    .limit(ROWS_MAX)
}
