import { TOUR_STATUS } from '../../contracts/tours/tour-status'
import type { TopicRow, ReplyRow } from '../../db/schema/board'
import { AppError } from '../../http/errors'

/** Admins' posts are counted against a limit that is never reached. */
const NO_CAP = 1_000_000_000
/** The same text by the same member in the same place counts as one post for this long; enforced by the database. */
export const SAME_POST_MS = 60_000

/** Null for a visitor. */
export type Reader = { userId: number; isAdmin: boolean } | null

/** `private`: the reader learns only that a private topic exists. */
type TopicAccess = 'all' | 'private' | 'none'

type TopicFacts = Pick<
  TopicRow,
  'userId' | 'isPrivate' | 'pendingReview' | 'hiddenAt' | 'deletedAt' | 'tourState'
>

/** `isReadable` is the same rule in SQL. */
export function topicAccess(topic: TopicFacts, reader: Reader): TopicAccess {
  if (topic.deletedAt !== null) return 'none'
  if (reader?.isAdmin) return 'all'
  if (topic.tourState === 0 || topic.hiddenAt !== null) return 'none'
  if (topic.userId === reader?.userId) return 'all'
  if (topic.pendingReview) return 'none'
  return topic.isPrivate ? 'private' : 'all'
}

/** The topic, if the reader may read all of it. @throws AppError NotFound, PrivatePost */
export function requireReadable<Topic extends TopicRow>(
  topic: Topic | null | undefined,
  reader: Reader,
): Topic {
  const access = topic ? topicAccess(topic, reader) : 'none'
  if (topic && access === 'all') return topic
  throw new AppError(access === 'private' ? 'PrivatePost' : 'NotFound')
}

export function dailyCap(writer: { isAdmin: boolean }, postsADay: number): number {
  return writer.isAdmin ? NO_CAP : postsADay
}

/** The contact board always accepts posts, a tour's only while the tour is visible. */
export function isBoardOpen(
  tour: { kind: string; status: number; deletedAt: number | null },
  reader: Reader,
): boolean {
  if (tour.deletedAt !== null) return false
  return tour.kind === 'contact' || tour.status !== TOUR_STATUS.hidden || reader?.isAdmin === true
}

type ReplyFacts = Pick<
  ReplyRow,
  'userId' | 'isOpening' | 'pendingReview' | 'hiddenAt' | 'deletedAt' | 'blankedAt'
>

/** `isReplyReadable` is the same rule in SQL. */
export function isReplyShown(reply: ReplyFacts, reader: Reader): boolean {
  if (reply.deletedAt !== null) return false
  if (reader?.isAdmin) return true
  return reply.hiddenAt === null && (!reply.pendingReview || reply.userId === reader?.userId)
}

/** Authors may change their own posts, admins any post; a blanked post has nothing left to change. */
export function mayChangeReply(reply: ReplyFacts, reader: Reader): boolean {
  if (!reader || reply.blankedAt !== null) return reader?.isAdmin === true && reply.isOpening
  return reader.isAdmin || reply.userId === reader.userId
}

export function mayEditReply(reply: ReplyFacts, topic: Pick<TopicRow, 'lockedAt'>, reader: Reader) {
  if (reply.blankedAt !== null || !mayChangeReply(reply, reader)) return false
  return topic.lockedAt === null || reader?.isAdmin === true
}
