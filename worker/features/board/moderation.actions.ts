import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '../../http/context'
import { isUniqueViolation } from '../../db/failures'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { users } from '../../db/schema/accounts'
import { outboxStatement, type MailContext } from '../../services/mail/outbox'
import { tourNamesStatement } from '../../db/tour-names'
import {
  listRecipients,
  noticeOf,
  replyNotices,
  type Company,
  type NoticedPost,
} from './board.notices'
import type { PostOfTopic } from './board.queries'
import { isReplyShown, topicAccess } from './board.rules'
import { replies, topics } from '../../db/schema/board'
import type { ReportReason } from '../../contracts/moderation'
import { postReports } from '../../db/schema/moderation'

interface Reporting {
  db: Db
  reporter: Actor
  now: number
  mail: MailContext
  company: Company
}

/**
 * Stores a report and notifies the company of a post's first open one; repeated reports by a member change nothing.
 * Returns the outbox rows to announce.
 * @throws AppError NotFound for a post that the member may not read
 */
export async function reportPost(
  { db, reporter, now, mail, company }: Reporting,
  { reply, topic }: PostOfTopic,
  { reason, note }: { reason: ReportReason; note: string },
): Promise<number[]> {
  if (topicAccess(topic, reporter) !== 'all' || !isReplyShown(reply, reporter))
    throw new AppError('NotFound')
  const [tourNames, authors, open] = await db.batch([
    tourNamesStatement(db, topic.tourId),
    authorStatement(db, reply),
    db
      .select({ id: postReports.id })
      .from(postReports)
      .where(and(eq(postReports.replyId, reply.id), isNull(postReports.resolvedAt)))
      .limit(1),
  ])
  const about = noticeOf(noticed({ reply, topic }, tourNames, authors), company.lang)
  const notice = outboxStatement(
    db,
    { template: 'reportNotice', to: company.address, lang: company.lang, reason, ...about },
    mail,
  )
  try {
    const [, mails] = await runBatch(db, [
      db
        .insert(postReports)
        .values({ replyId: reply.id, reporterId: reporter.userId, reason, note, createdAt: now }),
      ...(open.length === 0 ? [notice] : []),
    ])
    return ((mails ?? []) as { id: number }[]).map(({ id }) => id)
  } catch (error) {
    if (isUniqueViolation(error)) return []
    throw error
  }
}

export interface Moderation {
  db: Db
  moderator: Actor
  now: number
  /** Comes right after the change in its batch: it writes nothing if nothing changed. */
  audit: Statement
}

/**
 * Hides a post (an opening post: its topic) from all but admins, and resolves its reports.
 * @throws AppError NotFound
 */
export async function hidePost(
  { db, moderator, now, audit }: Moderation,
  { reply, topic }: PostOfTopic,
): Promise<void> {
  const hidden = { hiddenAt: now, hiddenBy: moderator.userId }
  await runBatch(db, [
    reply.isOpening
      ? db.update(topics).set(hidden).where(eq(topics.id, topic.id))
      : db.update(replies).set(hidden).where(eq(replies.id, reply.id)),
    audit,
    closeReports(db, reply.id, { now, moderatorId: moderator.userId }),
  ])
}

export async function restorePost(
  { db, audit }: Moderation,
  { reply, topic }: PostOfTopic,
): Promise<void> {
  const shown = { hiddenAt: null, hiddenBy: null }
  await runBatch(db, [
    reply.isOpening
      ? db
          .update(topics)
          .set(shown)
          .where(and(eq(topics.id, topic.id), isNotNull(topics.hiddenAt)))
      : db
          .update(replies)
          .set(shown)
          .where(and(eq(replies.id, reply.id), isNotNull(replies.hiddenAt))),
    audit,
  ])
}

/** Approves a held post; a reply's notices are sent now, once. Returns the outbox rows to announce. */
export async function approvePost(
  { db, audit }: Moderation,
  { reply, topic }: PostOfTopic,
  mail: MailContext,
): Promise<number[]> {
  if (reply.isOpening) {
    const ofTopic = and(eq(topics.id, topic.id), eq(topics.pendingReview, true))
    await runBatch(db, [db.update(topics).set({ pendingReview: false }).where(ofTopic), audit])
    return []
  }
  if (!reply.pendingReview) return []
  const [readers, tourNames, authors] = await db.batch([
    listRecipients(db, topic.id, reply.userId),
    tourNamesStatement(db, topic.tourId),
    authorStatement(db, reply),
  ])
  const post = noticed({ reply, topic }, tourNames, authors)
  const recipients = reply.hiddenAt === null ? readers : []
  const ofReply = and(eq(replies.id, reply.id), eq(replies.pendingReview, true))
  try {
    const [, , ...mails] = await runBatch(db, [
      db.update(replies).set({ pendingReview: false }).where(ofReply),
      audit,
      ...replyNotices(db, post, recipients, { ...mail, onceKey: `approved ${reply.id}` }),
    ])
    return mails.flatMap((rows) => (rows as { id: number }[]).map(({ id }) => id))
  } catch (error) {
    // Approved twice at once: the first request sent the notices.
    if (isUniqueViolation(error, 'outbox.request_key')) return []
    throw error
  }
}

/**
 * Closes a topic to replies and edits by members, or opens it again.
 * @throws AppError NotFound
 */
export async function setLock(
  { db, now, audit }: Moderation,
  topicId: number,
  isLocked: boolean,
): Promise<void> {
  const [changed] = await runBatch(db, [
    db
      .update(topics)
      .set({ lockedAt: isLocked ? now : null })
      .where(and(eq(topics.id, topicId), isNull(topics.deletedAt)))
      .returning({ id: topics.id }),
    audit,
  ])
  if ((changed as unknown[]).length === 0) throw new AppError('NotFound')
}

/** @throws AppError NotFound */
export async function resolveReport(
  { db, moderator, now, audit }: Moderation,
  reportId: number,
): Promise<void> {
  const [changed] = await runBatch(db, [
    db
      .update(postReports)
      .set({ resolvedAt: now, resolvedBy: moderator.userId })
      .where(and(eq(postReports.id, reportId), isNull(postReports.resolvedAt)))
      .returning({ id: postReports.id }),
    audit,
  ])
  if ((changed as unknown[]).length === 0) throw new AppError('NotFound')
}

function closeReports(
  db: Db,
  replyId: number,
  { now, moderatorId }: { now: number; moderatorId: number },
) {
  return db
    .update(postReports)
    .set({ resolvedAt: now, resolvedBy: moderatorId })
    .where(and(eq(postReports.replyId, replyId), isNull(postReports.resolvedAt)))
}

function authorStatement(db: Db, { userId }: PostOfTopic['reply']) {
  return db.select({ username: users.username }).from(users).where(eq(users.id, userId))
}

function noticed(
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
