import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../http/context'
import { calgaryDay } from '../../contracts/calendar'
import { isRefusal, isUniqueViolation } from '../../db/failures'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { foldText } from '../../db/fold-text'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import { randomToken } from '../../http/keyed-hash'
import type { Lang } from '../../contracts/languages'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'
import type { MailContext } from '../../services/mail/outbox'
import { indexPostStatement } from '../../services/search/index-statements'
import { tourNamesStatement } from '../../db/tour-names'
import type { NewTopic } from '../../contracts/board'
import {
  companyNotice,
  listRecipients,
  replyNotices,
  type Company,
  type NoticedPost,
} from './board.notices'
import { forumStatement } from './board.queries'
import { dailyCap, isForumOpen, SAME_POST_MS } from './board.rules'
import { postDays, replies, topics } from '../../db/schema/board'
import { requireReadable } from './board.access'

export interface Writing {
  db: Db
  writer: Actor
  now: number
  requestKey: RequestKey | null
  /** Keyed hash of place and text. */
  contentHash: string
  mail: MailContext
  company: Company
  /** Daily limit of the author (calendar day of Calgary). */
  postsADay: number
  /** Whether a member's first post needs a review. */
  firstPostReview: boolean
}

/** `mailIds` are the outbox rows to announce. */
export interface Written {
  topicId: number
  replyId: number
  mailIds: number[]
}

/**
 * Writes a topic with its opening post, notice and search document in one batch. A repeated request, or the same text
 * within a minute, gets the first result.
 * @throws AppError NotFound, WriteLimit, KeyReused, and the errors of `renderMarkdown`
 */
export async function createTopic(
  writing: Writing,
  tourId: number,
  topic: NewTopic,
): Promise<Written> {
  const { db, writer, now, contentHash } = writing
  const [forums, tourNames, repeated, earlier, today] = await db.batch([
    forumStatement(db, tourId),
    tourNamesStatement(db, tourId),
    db
      // No `topics.id`: D1 returns batch rows as objects, where columns of the same name overwrite each other.
      .select({ topicId: replies.topicId, replyId: replies.id, requestHash: topics.requestHash })
      .from(topics)
      .innerJoin(replies, and(eq(replies.topicId, topics.id), eq(replies.isOpening, true)))
      .where(eq(topics.requestKey, writing.requestKey?.key ?? '')),
    earlierPostStatement(db, writer.userId),
    postsOfToday(writing),
  ])
  if (!forums[0] || !isForumOpen(forums[0], writer)) throw new AppError('NotFound')
  if (repeated[0]) return sameResult(writing, repeated[0])
  requireWithinDay(writing, today[0])
  const key = writing.requestKey?.key ?? randomToken()
  const topicId = sql<number>`(select ${topics.id} from ${topics} where ${topics.requestKey} = ${key})`
  const replyId = sql<number>`(select ${replies.id} from ${replies} where ${replies.requestKey} = ${key})`
  const { topicName: title, content } = topic
  const statements = [
    countPost(writing),
    db.insert(topics).values({
      tourId,
      userId: writer.userId,
      title,
      titleKey: foldText(title),
      category: topic.category,
      tags: topic.tags,
      isPrivate: topic.hidePlz,
      pendingReview: waitsForReview(writing, earlier),
      createdAt: now,
      updatedAt: now,
      requestKey: key,
      requestHash: writing.requestKey?.bodyHash ?? null,
    }),
    db.insert(replies).values({
      topicId,
      ...post(writing, content),
      isOpening: true,
      requestKey: key,
      contentHash,
    }),
    ...(topic.hidePlz
      ? []
      : [indexPostStatement(db, { replyId, topicId, tourId, title, content, createdAt: now })]),
    companyNotice(
      db,
      noticed(writing, {
        tourId,
        tourNames,
        topicName: title,
        content,
        isPrivate: topic.hidePlz,
        topicId,
      }),
      { template: 'newTopicNotice', company: writing.company, mail: writing.mail },
    ),
  ]
  return runPost(writing, statements, key)
}

/**
 * Writes a reply with its notices and search document in one batch; repeated requests as in `createTopic`.
 * @throws AppError NotFound, PrivatePost, TopicLocked, WriteLimit, KeyReused, and the errors of `renderMarkdown`
 */
export async function createReply(
  writing: Writing,
  { tourId, topicId }: { tourId: number; topicId: number },
  content: string,
): Promise<Written> {
  const { db, writer, now, contentHash } = writing
  const [found, tourNames, repeated, earlier, recipients, today] = await db.batch([
    db
      .select()
      .from(topics)
      .where(and(eq(topics.id, topicId), eq(topics.tourId, tourId))),
    tourNamesStatement(db, tourId),
    db
      .select({ topicId: replies.topicId, replyId: replies.id, requestHash: replies.requestHash })
      .from(replies)
      .where(eq(replies.requestKey, writing.requestKey?.key ?? '')),
    earlierPostStatement(db, writer.userId),
    listRecipients(db, topicId, writer.userId),
    postsOfToday(writing),
  ])
  const topic = requireReadable(found[0], writer)
  if (repeated[0]) return sameResult(writing, repeated[0])
  if (topic.lockedAt !== null && !writer.isSuperUser) throw new AppError('TopicLocked')
  requireWithinDay(writing, today[0])
  const key = writing.requestKey?.key ?? randomToken()
  const replyId = sql<number>`(select ${replies.id} from ${replies} where ${replies.requestKey} = ${key})`
  const { title: topicName, isPrivate } = topic
  const isPending = waitsForReview(writing, earlier)
  const about = noticed(writing, {
    tourId,
    tourNames,
    topicName,
    content,
    isPrivate,
    topicId,
    replyId,
  })
  const statements = [
    countPost(writing),
    db.insert(replies).values({
      topicId,
      ...post(writing, content),
      pendingReview: isPending,
      requestKey: key,
      requestHash: writing.requestKey?.bodyHash ?? null,
      contentHash,
    }),
    ...(isPrivate
      ? []
      : [indexPostStatement(db, { replyId, topicId, tourId, title: '', content, createdAt: now })]),
    companyNotice(db, about, {
      template: 'newReplyNotice',
      company: writing.company,
      mail: writing.mail,
    }),
    ...(isPending ? [] : replyNotices(db, about, recipients, writing.mail)),
  ]
  return runPost(writing, statements, key)
}

function earlierPostStatement(db: Db, userId: number) {
  return db
    .select({ id: replies.id })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(
      and(
        eq(replies.userId, userId),
        eq(replies.pendingReview, false),
        eq(topics.pendingReview, false),
      ),
    )
    .limit(1)
}

function waitsForReview(
  { firstPostReview, writer }: Writing,
  earlier: readonly unknown[],
): boolean {
  return firstPostReview && !writer.isSuperUser && earlier.length === 0
}

function postsOfToday({ db, writer, now }: Writing) {
  return db
    .select({ n: postDays.n })
    .from(postDays)
    .where(and(eq(postDays.userId, writer.userId), eq(postDays.day, calgaryDay(now))))
}

/**
 * Checked before rendering.
 * @throws AppError WriteLimit
 */
function requireWithinDay({ writer, postsADay }: Writing, today: { n: number } | undefined): void {
  if (today && today.n >= dailyCap(writer, postsADay)) throw new AppError('WriteLimit')
}

/** Counts a post; the table's CHECK fails the batch above the limit. */
function countPost({ db, writer, now, postsADay }: Writing) {
  const cap = dailyCap(writer, postsADay)
  return db
    .insert(postDays)
    .values({ userId: writer.userId, day: calgaryDay(now), n: 1, cap })
    .onConflictDoUpdate({
      target: [postDays.userId, postDays.day],
      set: { n: sql`${postDays.n} + 1`, cap },
    })
}

function post({ writer, now }: Writing, content: string) {
  return {
    userId: writer.userId,
    content,
    html: renderMarkdown(content),
    rendererVersion: RENDERER_VERSION,
    createdAt: now,
  }
}

function noticed(
  { writer }: Writing,
  about: Omit<NoticedPost, 'author' | 'tourNames'> & {
    tourNames: readonly { lang: Lang; name: string }[]
  },
): NoticedPost {
  return { ...about, author: writer.username }
}

async function runPost(writing: Writing, statements: Statement[], key: string): Promise<Written> {
  const { db } = writing
  try {
    const results = await runBatch(db, [
      ...statements,
      writtenStatement(db, eq(replies.requestKey, key)),
    ])
    const [written] = results.at(-1) as { topicId: number; replyId: number }[]
    if (!written) throw new Error('The post is missing after its batch')
    return { ...written, mailIds: results.slice(0, -1).flatMap(mailIdsOf) }
  } catch (error) {
    return repeatedPost(writing, error)
  }
}

/** The batch failed on the daily limit, a topic that is gone, or the same post a moment earlier. */
async function repeatedPost(writing: Writing, error: unknown): Promise<Written> {
  const { db, writer, now, requestKey, contentHash } = writing
  if (isRefusal(error, 'daily_limit')) throw new AppError('WriteLimit', { cause: error })
  if (isRefusal(error, 'TopicGone')) throw new AppError('NotFound', { cause: error })
  const isSamePost = isRefusal(error, 'SamePost')
  if (!isSamePost && !(requestKey && isUniqueViolation(error))) throw error
  const same = and(
    eq(replies.userId, writer.userId),
    eq(replies.contentHash, contentHash),
    gt(replies.createdAt, now - SAME_POST_MS),
  )
  const [written] = await writtenStatement(
    db,
    isSamePost ? same : eq(replies.requestKey, requestKey?.key ?? ''),
  )
  if (!written) throw error
  return isSamePost
    ? { topicId: written.topicId, replyId: written.replyId, mailIds: [] }
    : sameResult(writing, written)
}

function writtenStatement(db: Db, condition: SQL | undefined) {
  return db
    .select({
      topicId: replies.topicId,
      replyId: replies.id,
      requestHash: sql<
        string | null
      >`iif(${replies.isOpening}, ${topics.requestHash}, ${replies.requestHash})`,
    })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(condition)
    .orderBy(desc(replies.id))
    .limit(1)
}

function sameResult(
  { requestKey }: Writing,
  {
    topicId,
    replyId,
    requestHash,
  }: { topicId: number; replyId: number; requestHash: string | null },
): Written {
  if (requestKey) requireSameBody(requestKey, requestHash)
  return { topicId, replyId, mailIds: [] }
}

/** Only the outbox statements return rows. */
function mailIdsOf(result: unknown): number[] {
  return Array.isArray(result)
    ? result.flatMap((row: { id?: number }) => (row.id === undefined ? [] : [row.id]))
    : []
}
