import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Lang } from '../../contracts/languages'
import { replies, topics } from '../../db/schema/board'
import { isReadable, isReplyReadable } from '../../db/readable-topics'
import { tourName } from '../../db/tour-names'

const POSTS_MAX = 100

export interface ProfileReader {
  userId: number
  isSuperUser: boolean
  lang: Lang
}

const columnsFor = ({ lang }: ProfileReader) => ({
  tourId: topics.tourId,
  tourName: tourName(lang),
  topicId: topics.id,
  title: topics.title,
})

/** The member’s newest topics that the reader may see. */
export function newestTopics(db: Db, isOwn: SQL, reader: ProfileReader) {
  return db
    .select({ ...columnsFor(reader), createdAt: topics.createdAt })
    .from(topics)
    .where(and(isOwn, isReadable(reader)))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(POSTS_MAX)
}

/** The member’s newest replies that the reader may see. */
export function newestReplies(db: Db, isOwn: SQL, reader: ProfileReader) {
  return db
    .select({
      ...columnsFor(reader),
      createdAt: replies.createdAt,
      content: sql<string>`substr(${replies.content}, 1, 400)`,
    })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(and(isOwn, eq(replies.isOpening, false), isReplyReadable(reader), isReadable(reader)))
    .orderBy(desc(replies.createdAt), desc(replies.id))
    .limit(POSTS_MAX)
}
