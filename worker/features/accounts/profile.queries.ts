import { and, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { fallbackOrder, type Lang } from '../../platform/language.contract'
import { replies, topics } from '../board/board.tables'
import { tourTexts } from '../tours/tours.tables'
import { foldKey } from './accounts.contract'
import { users } from './accounts.tables'

const POSTS_MAX = 100

interface ProfileReader {
  userId: number
  isSuperUser: boolean
  lang: Lang
}

/**
 * The member of a username, null if there is none, with the newest topics and replies as far as the reader may see them.
 * One round trip.
 */
export async function findProfile(db: Db, username: string, reader: ProfileReader) {
  const isMember = and(eq(users.usernameKey, foldKey(username)), isNull(users.deletedAt))
  const memberId = db.select({ id: users.id }).from(users).where(isMember)
  const isTopicSeen = seenTopics(reader)
  const isReplySeen = seenReplies(reader)
  const { lang } = reader
  const columns = { tourId: topics.tourId, tourName: tourName(lang), topicId: topics.id, title: topics.title }
  const [[user], ownTopics, ownReplies] = await db.batch([
    db
      .select({ id: users.id, username: users.username, email: users.email, avatarUrl: users.avatarUrl })
      .from(users)
      .where(isMember),
    db
      .select({ ...columns, createdAt: topics.createdAt })
      .from(topics)
      .where(and(eq(topics.userId, memberId), isTopicSeen))
      .orderBy(desc(topics.createdAt), desc(topics.id))
      .limit(POSTS_MAX),
    db
      .select({ ...columns, createdAt: replies.createdAt })
      .from(replies)
      .innerJoin(topics, eq(topics.id, replies.topicId))
      .where(and(eq(replies.userId, memberId), eq(replies.isOpening, false), isReplySeen, isTopicSeen))
      .orderBy(desc(replies.createdAt), desc(replies.id))
      .limit(POSTS_MAX),
  ])
  return user ? { user, topics: ownTopics.map(toRow), replies: ownReplies.map(toRow) } : null
}

/** As a topic's own page shows it: to others what anybody may find, to its author what waits or is private as well. */
function seenTopics({ userId, isSuperUser }: ProfileReader): SQL | undefined {
  if (isSuperUser) return isNull(topics.deletedAt)
  const isOwn = and(
    eq(topics.userId, userId),
    isNull(topics.deletedAt),
    isNull(topics.hiddenAt),
    ne(topics.tourState, 0),
  )
  return or(eq(topics.isListed, 1), isOwn)
}

function seenReplies({ userId, isSuperUser }: ProfileReader): SQL | undefined {
  if (isSuperUser) return isNull(replies.deletedAt)
  const isOwn = and(eq(replies.userId, userId), isNull(replies.deletedAt), isNull(replies.hiddenAt))
  return or(eq(replies.isShown, 1), isOwn)
}

interface PostColumns {
  tourId: number
  tourName: string | null
  topicId: number
  title: string
  createdAt: number
}

function toRow({ tourId, tourName, topicId, title, createdAt }: PostColumns) {
  return { forum: { _id: tourId, name: tourName ?? '' }, topic: { _id: topicId, name: title }, createdAt }
}

/** The tour's name in the reader's language, or the next one it has. */
function tourName(lang: Lang) {
  const names = fallbackOrder(lang).map(
    (candidate) =>
      sql`(select nullif(${tourTexts.name}, '') from ${tourTexts} where ${tourTexts.tourId} = ${topics.tourId} and ${tourTexts.lang} = ${candidate})`,
  )
  return sql<string | null>`coalesce(${sql.join(names, sql`, `)})`
}
