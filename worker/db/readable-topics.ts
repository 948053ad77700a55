import { and, eq, isNull, or, sql, type Column, type SQL } from 'drizzle-orm'
import { replies, topics } from './schema/board'

/** Who may read what, as conditions of a query: what `topicAccess` and `isReplyShown` say of rows that are read already. */

/** A reader, or the columns of the members that are asked about. */
interface Readers {
  userId: number | Column
  isSuperUser: boolean | Column
}

/** Holds for the topics of which `topicAccess` is `all`. */
export function isReadable({ userId, isSuperUser }: Readers): SQL | undefined {
  const isStaff = typeof isSuperUser === 'boolean' ? sql.raw(isSuperUser ? '1' : '0') : isSuperUser
  const isOwn = and(
    eq(topics.userId, userId),
    isNull(topics.hiddenAt),
    sql`${topics.tourState} > 0`,
  )
  return and(isNull(topics.deletedAt), or(sql`${isStaff}`, eq(topics.isListed, 1), isOwn))
}

/** Holds for the posts of a readable topic of which `isReplyShown` is true; null is a visitor. */
export function isReplyReadable(
  reader: { userId: number; isSuperUser: boolean } | null,
): SQL | undefined {
  const isOwn = reader
    ? and(eq(replies.userId, reader.userId), isNull(replies.hiddenAt))
    : undefined
  return and(
    isNull(replies.deletedAt),
    reader?.isSuperUser ? undefined : or(eq(replies.isShown, 1), isOwn),
  )
}
