import { desc, eq, inArray, and, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { stories } from '../../db/schema/stories'

/** The newest public topics for the feed, with the Markdown of their opening posts. */
export function listFeedTopics(db: Db, limit = 30) {
  const newest = db
    .select({ id: topics.id })
    .from(topics)
    .where(eq(topics.isListed, 1))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(limit)
  return db
    .select({
      ...pick(topics, 'id', 'tourId', 'title', 'createdAt'),
      author: sql<string | null>`coalesce(${stories.name}, ${users.username})`,
      content: replies.content,
    })
    .from(topics)
    .innerJoin(users, eq(users.id, topics.userId))
    .innerJoin(replies, and(eq(replies.topicId, topics.id), eq(replies.isOpening, true)))
    .leftJoin(stories, eq(stories.topicId, topics.id))
    .where(inArray(topics.id, newest))
    .orderBy(desc(topics.createdAt), desc(topics.id))
}

/** Public topics for the sitemap, newest first. */
export function listSitemapTopics(db: Db, limit: number) {
  return db
    .select({ id: topics.id, tourId: topics.tourId, updatedAt: topics.updatedAt })
    .from(topics)
    .where(eq(topics.isListed, 1))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(limit)
}
