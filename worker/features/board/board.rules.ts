import { TOUR_STATUS } from '../../contracts/tour-status'
import type { ReplyRow, TopicRow } from '../../db/schema/board'

/** Super users count too, but never reach their cap. */
const NO_CAP = 1_000_000_000
/** Within this time the same text of the same member in the same place is one post. The database enforces it. */
export const SAME_POST_MS = 60_000

/** Who reads or writes; null is a visitor. */
export type Reader = { userId: number; isSuperUser: boolean } | null

/** What a reader may have of a topic: all of it, the fact that there is a private post, or nothing. */
export type TopicAccess = 'all' | 'private' | 'none'

type TopicFacts = Pick<
  TopicRow,
  'userId' | 'isPrivate' | 'pendingReview' | 'hiddenAt' | 'deletedAt' | 'tourState'
>
type ReplyFacts = Pick<
  ReplyRow,
  'userId' | 'isOpening' | 'pendingReview' | 'hiddenAt' | 'deletedAt' | 'blankedAt'
>

/** What the reader may have of a topic; `isReadable` of reading.contract.ts says the same to the database. */
export function topicAccess(topic: TopicFacts, reader: Reader): TopicAccess {
  if (topic.deletedAt !== null) return 'none'
  if (reader?.isSuperUser) return 'all'
  if (topic.tourState === 0 || topic.hiddenAt !== null) return 'none'
  if (topic.userId === reader?.userId) return 'all'
  if (topic.pendingReview) return 'none'
  return topic.isPrivate ? 'private' : 'all'
}

/** Whether a post of a readable topic is shown to the reader; `isReplyReadable` says the same to the database. */
export function isReplyShown(reply: ReplyFacts, reader: Reader): boolean {
  if (reply.deletedAt !== null) return false
  if (reader?.isSuperUser) return true
  return reply.hiddenAt === null && (!reply.pendingReview || reply.userId === reader?.userId)
}

/** Own posts, and any for a super user; a post that was taken back has nothing left to change. */
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

export function dailyCap(writer: { isSuperUser: boolean }, postsADay: number): number {
  return writer.isSuperUser ? NO_CAP : postsADay
}

/** Whether a forum takes posts of this writer: the contact forum always, a tour when it can be seen. */
export function isForumOpen(
  tour: { kind: string; status: number; deletedAt: number | null },
  reader: Reader,
): boolean {
  if (tour.deletedAt !== null) return false
  return (
    tour.kind === 'contact' || tour.status !== TOUR_STATUS.hidden || reader?.isSuperUser === true
  )
}
