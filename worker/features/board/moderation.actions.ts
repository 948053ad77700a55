import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { auditOfChange } from '../../db/audit'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { postReports } from '../../db/schema/moderation'
import { tourNamesStatement } from '../../db/tour-names'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { mailContext, runBatchWithMails } from '../../services/mail/outbox'
import { listRecipients, replyNotices, type NoticedPost } from './board.notices'
import { findReply, type PostOfTopic } from './board.queries'

/** Hides a post (an opening post: its topic) from all but admins; resolves its reports. @throws AppError NotFound */
export async function hidePost(c: MemberScope, replyId: number): Promise<void> {
  const { db, now, member } = c.var
  const { reply, topic } = await requirePost(db, replyId)
  const hidden = { hiddenAt: now, hiddenBy: member.userId }
  const isOpenReportOf = and(eq(postReports.replyId, replyId), isNull(postReports.resolvedAt))
  await runBatch(db, [
    reply.isOpening
      ? db.update(topics).set(hidden).where(eq(topics.id, topic.id))
      : db.update(replies).set(hidden).where(eq(replies.id, replyId)),
    auditOfChange(c, { action: 'post.hide', subjectType: 'reply', subjectId: replyId }),
    db.update(postReports).set(resolvedBy(c)).where(isOpenReportOf),
  ])
}

/** @throws AppError NotFound */
export async function restorePost(c: MemberScope, replyId: number): Promise<void> {
  const { db } = c.var
  const found = await requirePost(db, replyId)
  // Condition: the post, or the topic that it opens, is hidden.
  const isHidden = found.reply.isOpening
    ? and(eq(topics.id, found.topic.id), isNotNull(topics.hiddenAt))
    : and(eq(replies.id, found.reply.id), isNotNull(replies.hiddenAt))
  await runBatch(db, [
    db
      .update(found.reply.isOpening ? topics : replies)
      .set({ hiddenAt: null, hiddenBy: null })
      .where(isHidden),
    auditOfChange(c, { action: 'post.restore', subjectType: 'reply', subjectId: replyId }),
  ])
}

/** Approves a held post; a reply's notices are sent only now, once. @throws AppError NotFound */
export async function approvePost(c: MemberScope, replyId: number): Promise<void> {
  const { db } = c.var
  const found = await requirePost(db, replyId)
  const { reply, topic } = found
  if (!reply.isOpening) return approveReply(c, found)
  const isPending = and(eq(topics.id, topic.id), eq(topics.pendingReview, true))
  await runBatch(db, [
    db.update(topics).set({ pendingReview: false }).where(isPending),
    auditOfApproval(c, replyId),
  ])
}

async function approveReply(c: MemberScope, { reply, topic }: PostOfTopic): Promise<void> {
  const { db } = c.var
  if (!reply.pendingReview) return
  const [readers, tourNames, authors] = await db.batch([
    listRecipients(db, topic.id, reply.userId),
    tourNamesStatement(db, topic.tourId),
    authorStatement(db, reply),
  ])
  const post = noticed({ reply, topic }, tourNames, authors)
  const recipients = reply.hiddenAt === null ? readers : []
  const isPending = and(eq(replies.id, reply.id), eq(replies.pendingReview, true))
  const approval = db.update(replies).set({ pendingReview: false }).where(isPending)
  const mail = { ...mailContext(c), onceKey: `approved ${reply.id}` }
  try {
    await runBatchWithMails(
      c,
      [approval, auditOfApproval(c, reply.id)],
      replyNotices(db, post, recipients, mail),
    )
  } catch (error) {
    // It was approved twice at once, and the first request sent the notices.
    if (!isUniqueViolation(error, 'outbox.request_key')) throw error
  }
}

function auditOfApproval(c: MemberScope, replyId: number) {
  return auditOfChange(c, { action: 'post.approve', subjectType: 'reply', subjectId: replyId })
}

/** Closes a topic to replies and edits by members, or opens it again. @throws AppError NotFound */
export async function setLock(c: MemberScope, topicId: number, isLocked: boolean): Promise<void> {
  const { db, now } = c.var
  const action = isLocked ? 'topic.lock' : 'topic.unlock'
  const [changed] = await db.batch([
    db
      .update(topics)
      .set({ lockedAt: isLocked ? now : null })
      .where(and(eq(topics.id, topicId), isNull(topics.deletedAt)))
      .returning({ id: topics.id }),
    auditOfChange(c, { action, subjectType: 'topic', subjectId: topicId }),
  ])
  if (changed.length === 0) throw new AppError('NotFound')
}

export function resolvedBy({ var: { now, member } }: MemberScope) {
  return { resolvedAt: now, resolvedBy: member.userId }
}

/** @throws AppError NotFound, also for a post of a deleted topic */
export async function requirePost(db: Db, replyId: number): Promise<PostOfTopic> {
  const found = await findReply(db, replyId)
  if (!found || found.topic.deletedAt !== null) throw new AppError('NotFound')
  return found
}

export function authorStatement(db: Db, { userId }: PostOfTopic['reply']) {
  return db.select({ username: users.username }).from(users).where(eq(users.id, userId))
}

export function noticed(
  { reply, topic }: PostOfTopic,
  tourNames: NoticedPost['tourNames'],
  [author]: readonly { username: string | null }[],
): NoticedPost {
  return {
    tourId: topic.tourId,
    tourNames,
    topicName: topic.title,
    author: author?.username ?? '',
    content: reply.content,
    isPrivate: topic.isPrivate,
    topicId: topic.id,
    replyId: reply.id,
  }
}
