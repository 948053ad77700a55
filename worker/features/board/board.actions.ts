import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { NewTopic } from '../../contracts/board'
import { calgaryDay } from '../../contracts/calendar'
import { foldText } from '../../db/fold-text'
import { postDays, replies, topics } from '../../db/schema/board'
import { tourNamesStatement } from '../../db/tour-names'
import { AppError } from '../../http/errors'
import { randomToken } from '../../http/keyed-hash'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'
import { indexPostStatement } from '../../services/search/index-statements'
import { companyNotices, listRecipients, replyNotices } from './board.notices'
import { forumStatement } from './board.queries'
import { firstResult, postStatement, runPost, type Writing, type Written } from './board.repeats'
import { dailyCap, isForumOpen, requireReadable } from './board.rules'

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
  const { db, writer, now, requestKey } = writing
  const [[forum], tourNames, [first], earlier, [today]] = await db.batch([
    forumStatement(db, tourId),
    ...readsBefore(writing, tourId),
  ])
  if (!forum || !isForumOpen(forum, writer)) throw new AppError('NotFound')
  if (first) return firstResult(writing, first)
  requireWithinDay(writing, today)

  const key = requestKey?.key ?? randomToken()
  const { topicName, content, category, tags, hidePlz: isPrivate } = topic
  const topicId = sql<number>`(select ${topics.id} from ${topics} where ${topics.requestKey} = ${key})`
  const about = {
    tourId,
    tourNames,
    topicName,
    content,
    isPrivate,
    topicId,
    author: writer.username,
  }
  return runPost(writing, key, [
    countPost(writing),
    db.insert(topics).values({
      tourId,
      userId: writer.userId,
      title: topicName,
      titleKey: foldText(topicName),
      category,
      tags,
      isPrivate,
      pendingReview: isHeldForReview(writing, earlier),
      createdAt: now,
      updatedAt: now,
      requestKey: key,
      requestHash: requestKey?.bodyHash ?? null,
    }),
    db.insert(replies).values({ ...newPost(writing, content, key), topicId, isOpening: true }),
    ...indexStatements(writing, { ...about, key, title: topicName }),
    ...companyNotices(writing, about, 'newTopicNotice'),
  ])
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
  const { db, writer, requestKey } = writing
  const [[found], recipients, tourNames, [first], earlier, [today]] = await db.batch([
    db
      .select()
      .from(topics)
      .where(and(eq(topics.id, topicId), eq(topics.tourId, tourId))),
    listRecipients(db, topicId, writer.userId),
    ...readsBefore(writing, tourId),
  ])
  const { title: topicName, isPrivate, lockedAt } = requireReadable(found, writer)
  if (first) return firstResult(writing, first)
  if (lockedAt !== null && !writer.isSuperUser) throw new AppError('TopicLocked')
  requireWithinDay(writing, today)

  const key = requestKey?.key ?? randomToken()
  const replyId = idOfPost(key)
  const pendingReview = isHeldForReview(writing, earlier)
  const about = {
    tourId,
    tourNames,
    topicName,
    content,
    isPrivate,
    topicId,
    replyId,
    author: writer.username,
  }
  return runPost(writing, key, [
    countPost(writing),
    db.insert(replies).values({
      ...newPost(writing, content, key),
      topicId,
      pendingReview,
      requestHash: requestKey?.bodyHash ?? null,
    }),
    ...indexStatements(writing, { ...about, key, title: '' }),
    ...companyNotices(writing, about, 'newReplyNotice'),
    ...(pendingReview ? [] : replyNotices(db, about, recipients, writing.mail)),
  ])
}

/** What every new post reads first: tour names, the first result of the same request, an earlier post, today's count. */
function readsBefore({ db, writer, now, requestKey }: Writing, tourId: number) {
  const reviewed = and(eq(replies.pendingReview, false), eq(topics.pendingReview, false))
  return [
    tourNamesStatement(db, tourId),
    postStatement(db, eq(replies.requestKey, requestKey?.key ?? '')),
    db
      .select({ id: replies.id })
      .from(replies)
      .innerJoin(topics, eq(topics.id, replies.topicId))
      .where(and(eq(replies.userId, writer.userId), reviewed))
      .limit(1),
    db
      .select({ n: postDays.n })
      .from(postDays)
      .where(and(eq(postDays.userId, writer.userId), eq(postDays.day, calgaryDay(now)))),
  ] as const
}

function isHeldForReview(
  { firstPostReview, writer }: Writing,
  earlier: readonly unknown[],
): boolean {
  return firstPostReview && !writer.isSuperUser && earlier.length === 0
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

function newPost({ writer, now, contentHash }: Writing, content: string, requestKey: string) {
  return {
    userId: writer.userId,
    content,
    html: renderMarkdown(content),
    rendererVersion: RENDERER_VERSION,
    createdAt: now,
    requestKey,
    contentHash,
  }
}

interface IndexedPost {
  key: string
  tourId: number
  topicId: number | SQL<number>
  title: string
  content: string
  isPrivate: boolean
}

function indexStatements({ db, now }: Writing, { key, isPrivate, ...post }: IndexedPost) {
  if (isPrivate) return []
  return [indexPostStatement(db, { ...post, replyId: idOfPost(key), createdAt: now })]
}

/** The id of a post that the same batch inserts. */
function idOfPost(key: string): SQL<number> {
  return sql<number>`(select ${replies.id} from ${replies} where ${replies.requestKey} = ${key})`
}
