import { and, eq, exists, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Actor } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'
import {
  unindexPostStatement,
  unindexTopicStatement,
  indexPostStatement,
} from '../../services/search/index-statements'
import type { DeletedReply } from '../../contracts/board'
import type { PostOfTopic } from './board.queries'
import { mayChangeReply, mayEditReply, topicAccess } from './board.rules'
import { replies, topics, type ReplyRow, type TopicRow } from '../../db/schema/board'

interface Change {
  db: Db
  writer: Actor
  now: number
  /** The audit row when an admin changes another member's post. */
  audit: Statement[]
}

/**
 * Changes the text of a post.
 * @throws AppError NotFound, NotYours, TopicLocked, and the errors of `renderMarkdown`
 */
export async function editReply(
  { db, writer, now, audit }: Change,
  { reply, topic }: PostOfTopic,
  content: string,
): Promise<void> {
  requireChangeable(reply, topic, writer)
  if (!mayEditReply(reply, topic, writer))
    throw new AppError(reply.blankedAt === null ? 'TopicLocked' : 'NotFound')
  const searchable = {
    replyId: reply.id,
    topicId: topic.id,
    tourId: topic.tourId,
    title: reply.isOpening ? topic.title : '',
    content,
    createdAt: reply.createdAt,
  }
  const [changed] = await runBatch(db, [
    db
      .update(replies)
      .set({
        content,
        html: renderMarkdown(content),
        rendererVersion: RENDERER_VERSION,
        editedAt: now,
      })
      .where(and(eq(replies.id, reply.id), isNull(replies.deletedAt), isNull(replies.blankedAt)))
      .returning({ id: replies.id }),
    ...(topic.isPrivate ? [] : [indexPostStatement(db, searchable)]),
    // A post that was deleted in the meantime must not be indexed again.
    unindexPostStatement(db, reply.id, notExists(textOf(db, reply.id))),
    ...audit,
  ])
  if ((changed as { id: number }[]).length === 0) throw new AppError('NotFound')
}

/**
 * Deletes a post. An opening post takes its topic with it when an admin deletes it or no other member has replied;
 * otherwise its author only blanks it. Deleting the last reply below a blanked post deletes the topic.
 * @throws AppError NotFound, NotYours
 */
export async function deleteReply(
  { db, writer, now, audit }: Change,
  { reply, topic }: PostOfTopic,
): Promise<DeletedReply> {
  requireChangeable(reply, topic, writer)
  const gone = { deletedAt: now, deletedBy: writer.userId }
  const goneTopic = { ...gone, deletedByStaff: writer.isSuperUser }
  const liveTopic = and(eq(topics.id, topic.id), isNull(topics.deletedAt))
  const emptied = { content: '', html: '', blankedAt: now }
  const [first, second] = reply.isOpening
    ? [
        db
          .update(topics)
          .set(goneTopic)
          .where(
            and(
              liveTopic,
              writer.isSuperUser
                ? undefined
                : notExists(repliesOfOthers(db, topic.id, reply.userId)),
            ),
          )
          .returning({ id: topics.id }),
        db
          .update(replies)
          .set(emptied)
          .where(
            and(
              eq(replies.id, reply.id),
              isNull(replies.blankedAt),
              exists(liveTopicOf(db, topic.id)),
            ),
          ),
      ]
    : [
        db
          .update(replies)
          .set(gone)
          .where(and(eq(replies.id, reply.id), isNull(replies.deletedAt))),
        db
          .update(topics)
          .set(goneTopic)
          .where(and(liveTopic, notExists(postsWithText(db, topic.id))))
          .returning({ id: topics.id }),
      ]
  const results = await runBatch(db, [
    first as Statement,
    second as Statement,
    // Allows the same text to be posted again at once.
    db.update(replies).set({ contentHash: null }).where(eq(replies.id, reply.id)),
    unindexPostStatement(db, reply.id),
    unindexTopicStatement(db, topic.id, notExists(liveTopicOf(db, topic.id))),
    ...audit,
  ])
  const removed = results[reply.isOpening ? 0 : 1] as { id: number }[]
  return { isTopicDeleted: removed.length > 0, forumId: topic.tourId }
}

function requireChangeable(reply: ReplyRow, topic: TopicRow, writer: Actor): void {
  const isHidden = !writer.isSuperUser && reply.hiddenAt !== null
  const isForeignAndUnseen =
    reply.userId !== writer.userId && !writer.isSuperUser && reply.pendingReview
  if (topicAccess(topic, writer) !== 'all' || isHidden || isForeignAndUnseen)
    throw new AppError('NotFound')
  if (reply.blankedAt !== null && !writer.isSuperUser) throw new AppError('NotFound')
  if (!mayChangeReply(reply, writer)) throw new AppError('NotYours')
}

function textOf(db: Db, replyId: number) {
  return db
    .select({ one: sql`1` })
    .from(replies)
    .where(and(eq(replies.id, replyId), isNull(replies.deletedAt), isNull(replies.blankedAt)))
}

function liveTopicOf(db: Db, topicId: number) {
  return db
    .select({ one: sql`1` })
    .from(topics)
    .where(and(eq(topics.id, topicId), isNull(topics.deletedAt)))
}

function repliesOfOthers(db: Db, topicId: number, userId: number) {
  return db
    .select({ one: sql`1` })
    .from(replies)
    .where(
      and(
        eq(replies.topicId, topicId),
        isNull(replies.deletedAt),
        eq(replies.isOpening, false),
        ne(replies.userId, userId),
      ),
    )
}

function postsWithText(db: Db, topicId: number) {
  return db
    .select({ one: sql`1` })
    .from(replies)
    .where(and(eq(replies.topicId, topicId), isNull(replies.deletedAt), isNull(replies.blankedAt)))
}
