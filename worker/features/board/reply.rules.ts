import type { ReplyRow, TopicRow } from '../../db/schema/board'
import type { Reader } from './board.rules'

type ReplyFacts = Pick<
  ReplyRow,
  'userId' | 'isOpening' | 'pendingReview' | 'hiddenAt' | 'deletedAt' | 'blankedAt'
>

/** `isReplyReadable` is the same rule in SQL. */
export function isReplyShown(reply: ReplyFacts, reader: Reader): boolean {
  if (reply.deletedAt !== null) return false
  if (reader?.isSuperUser) return true
  return reply.hiddenAt === null && (!reply.pendingReview || reply.userId === reader?.userId)
}

/** Authors may change their own posts, admins any post; a blanked post has nothing left to change. */
export function mayChangeReply(reply: ReplyFacts, reader: Reader): boolean {
  if (!reader || reply.blankedAt !== null) return reader?.isSuperUser === true && reply.isOpening
  return reader.isSuperUser || reply.userId === reader.userId
}

export function mayEditReply(
  reply: ReplyFacts,
  topic: Pick<TopicRow, 'lockedAt'>,
  reader: Reader,
): boolean {
  if (reply.blankedAt !== null || !mayChangeReply(reply, reader)) return false
  return topic.lockedAt === null || reader?.isSuperUser === true
}
