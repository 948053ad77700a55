import { and, eq, isNull, desc, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { replies, topics } from '../../db/schema/board'
import { excerpt } from '../../contracts/text/excerpt'
import { foldKey } from '../../contracts/accounts/usernames'
import { users } from '../../db/schema/accounts'
import type { Lang } from '../../contracts/languages'
import { isReadable, isReplyReadable } from '../../db/readable-topics'
import { tourName } from '../../db/tour-names'

const EXCERPT_MAX = 140

/** The member with the newest topics and replies that the reader may see; or null. One round trip. */
export async function findProfile(db: Db, username: string, reader: ProfileReader) {
  const isMember = and(eq(users.usernameKey, foldKey(username)), isNull(users.deletedAt))
  const memberId = db.select({ id: users.id }).from(users).where(isMember)
  const [[user], ownTopics, ownReplies] = await db.batch([
    db
      .select(pick(users, 'id', 'username', 'email', 'avatarUrl'))
      .from(users)
      .where(isMember),
    // The member’s newest topics that the reader may see.
    db
      .select({ ...columnsFor(reader), createdAt: topics.createdAt })
      .from(topics)
      .where(and(eq(topics.userId, memberId), isReadable(reader)))
      .orderBy(desc(topics.createdAt), desc(topics.id))
      .limit(POSTS_MAX),
    newestReplies(db, eq(replies.userId, memberId), reader),
  ])
  return user ? { user, topics: ownTopics.map(toRow), replies: ownReplies.map(toRow) } : null
}

interface PostColumns {
  tourId: number
  tourName: string | null
  topicId: number
  title: string
  createdAt: number
  content?: string
}

function toRow({ tourId, tourName, topicId, title, createdAt, content = '' }: PostColumns) {
  return {
    forum: { _id: tourId, name: tourName ?? '' },
    topic: { _id: topicId, name: title },
    excerpt: excerpt(content, EXCERPT_MAX),
    createdAt,
  }
}

const POSTS_MAX = 100

interface ProfileReader {
  userId: number
  isAdmin: boolean
  lang: Lang
}

const columnsFor = ({ lang }: ProfileReader) => ({
  tourId: topics.tourId,
  tourName: tourName(lang),
  topicId: topics.id,
  title: topics.title,
})

function newestReplies(db: Db, isOwn: SQL, reader: ProfileReader) {
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
