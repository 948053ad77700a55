import { and, eq, isNull, ne, not, type SQL } from 'drizzle-orm'
import type { DeletedReply } from '../../contracts/board/posts'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { replies, topics } from '../../db/schema/board'
import type { Actor } from '../../http/context'
import { AppError } from '../../http/errors'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'
import { indexPostStatement } from '../../services/search/index-statements'
import {
  unindexPostStatement,
  unindexTopicStatement,
} from '../../services/search/unindex-statements'
import type { PostOfTopic } from './board.queries'
import { topicAccess, mayChangeReply, mayEditReply } from './board.rules'

interface Change {
  db: Db
  writer: Actor
  now: number
  /** The audit row when an admin changes another member's post. */
  audit: Statement[]
}

/** @throws AppError NotFound, NotYours, TopicLocked, and the errors of `renderMarkdown` */
export async function editReply(
  { db, writer, now, audit }: Change,
  { reply, topic }: PostOfTopic,
  content: string,
): Promise<void> {
  requireChangeable({ reply, topic }, writer)
  if (!mayEditReply(reply, topic, writer))
    throw new AppError(reply.blankedAt === null ? 'TopicLocked' : 'NotFound')
  const title = reply.isOpening ? topic.title : ''
  const { id: replyId, createdAt } = reply
  const { id: topicId, tourId } = topic
  const isPresent = and(eq(replies.id, reply.id), hasText)
  const html = renderMarkdown(content)
  const [changed] = await db.batch([
    updateText(db, { content, html, editedAt: now }, isPresent),
    ...(topic.isPrivate
      ? []
      : [indexPostStatement(db, { replyId, topicId, tourId, title, content, createdAt })]),
    // A post that was deleted in the meantime must not be indexed again.
    unindexPostStatement(db, replyId, not(rowExists(replies, isPresent))),
    ...audit,
  ])
  if (changed.length === 0) throw new AppError('NotFound')
}

function updateText(
  db: Db,
  change: { content: string; html: string; editedAt: number },
  isPresent: SQL | undefined,
) {
  const set = { ...change, rendererVersion: RENDERER_VERSION }
  return db.update(replies).set(set).where(isPresent).returning({ id: replies.id })
}

/**
 * Deletes a post. An opening post is deleted with its topic by an admin or while no other member has replied, else
 * it is blanked; deleting the last reply below a blanked post deletes the topic. @throws AppError NotFound, NotYours
 */
export async function deleteReply(change: Change, post: PostOfTopic): Promise<DeletedReply> {
  const { db, writer, audit } = change
  const { reply, topic } = post
  requireChangeable(post, writer)
  const results = await runBatch(db, [
    ...(reply.isOpening ? deleteOpening(change, post) : deleteLater(change, post)),
    // Allows the same text to be posted again at once.
    db.update(replies).set({ contentHash: null }).where(eq(replies.id, reply.id)),
    unindexPostStatement(db, reply.id),
    unindexTopicStatement(db, topic.id, not(rowExists(topics, isLive(topic.id)))),
    ...audit,
  ])
  const deletedTopics = results[reply.isOpening ? 0 : 1] as unknown[]
  return { isTopicDeleted: deletedTopics.length > 0, forumId: topic.tourId }
}

function deleteOpening(change: Change, { reply, topic }: PostOfTopic): Statement[] {
  const { db, writer, now } = change
  const isLaterOf = and(eq(replies.topicId, reply.topicId), eq(replies.isOpening, false))
  const isOthersReply = and(isLaterOf, isNull(replies.deletedAt), ne(replies.userId, reply.userId))
  const isFree = writer.isAdmin ? undefined : not(rowExists(replies, isOthersReply))
  const isUnblanked = and(eq(replies.id, reply.id), isNull(replies.blankedAt))
  return [
    deleteTopic(change, topic.id, isFree),
    db
      .update(replies)
      .set({ content: '', html: '', blankedAt: now })
      .where(and(isUnblanked, rowExists(topics, isLive(topic.id)))),
  ]
}

function deleteLater(change: Change, { reply, topic }: PostOfTopic): Statement[] {
  const { db, writer, now } = change
  const isEmpty = not(rowExists(replies, and(eq(replies.topicId, topic.id), hasText)))
  return [
    db
      .update(replies)
      .set({ deletedAt: now, deletedBy: writer.userId })
      .where(and(eq(replies.id, reply.id), isNull(replies.deletedAt))),
    deleteTopic(change, topic.id, isEmpty),
  ]
}

/** Returns the topic's row if it deletes it. */
function deleteTopic({ db, writer, now }: Change, topicId: number, condition: SQL | undefined) {
  return db
    .update(topics)
    .set({ deletedAt: now, deletedBy: writer.userId, deletedByStaff: writer.isAdmin })
    .where(and(isLive(topicId), condition))
    .returning({ id: topics.id })
}

/** @throws AppError NotFound, NotYours */
function requireChangeable({ reply, topic }: PostOfTopic, writer: Actor): void {
  const isOthersPending = reply.pendingReview && reply.userId !== writer.userId
  const isUnseen = reply.hiddenAt !== null || reply.blankedAt !== null || isOthersPending
  if (topicAccess(topic, writer) !== 'all' || (isUnseen && !writer.isAdmin))
    throw new AppError('NotFound')
  if (!mayChangeReply(reply, writer)) throw new AppError('NotYours')
}

const hasText = and(isNull(replies.deletedAt), isNull(replies.blankedAt))

function isLive(topicId: number): SQL | undefined {
  return and(eq(topics.id, topicId), isNull(topics.deletedAt))
}
