import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { replies, topics } from '../../db/schema/board'
import { excerpt } from '../../contracts/text/excerpt'
import { foldKey } from '../../contracts/accounts/usernames'
import { users } from '../../db/schema/accounts'
import { type ProfileReader, newestTopics, newestReplies } from './profile-posts.queries'

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
    newestTopics(db, eq(topics.userId, memberId), reader),
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
