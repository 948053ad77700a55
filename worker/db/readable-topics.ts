import { and, eq, isNull, or, sql, type Column, type SQL } from 'drizzle-orm'
import { replies, topics } from './schema/board'

/** Read access as SQL conditions; `topicAccess` and `isReplyShown` are the same rules for rows already read. */

/** A reader, or columns of several members. */
interface Readers {
  userId: number | Column
  isAdmin: boolean | Column
}

/** True for topics whose `topicAccess` is `all`. */
export function isReadable({ userId, isAdmin }: Readers): SQL | undefined {
  const isStaff = typeof isAdmin === 'boolean' ? sql.raw(isAdmin ? '1' : '0') : isAdmin
  const isOwn = and(
    eq(topics.userId, userId),
    isNull(topics.hiddenAt),
    sql`${topics.tourState} > 0`,
  )
  return and(isNull(topics.deletedAt), or(sql`${isStaff}`, eq(topics.isListed, 1), isOwn))
}

/** True for posts of a readable topic whose `isReplyShown` is true; null is a visitor. */
export function isReplyReadable(
  reader: { userId: number; isAdmin: boolean } | null,
): SQL | undefined {
  const isOwn = reader
    ? and(eq(replies.userId, reader.userId), isNull(replies.hiddenAt))
    : undefined
  return and(
    isNull(replies.deletedAt),
    reader?.isAdmin ? undefined : or(eq(replies.isShown, 1), isOwn),
  )
}
