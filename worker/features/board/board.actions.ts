import { and, eq, sql } from 'drizzle-orm'
import type { NewTopic } from '../../contracts/board/new-topic'
import type { Db, Statement } from '../../db/db'
import { foldText } from '../../db/fold-text'
import { replies, topics } from '../../db/schema/board'
import { AppError } from '../../http/errors'
import { randomToken } from '../../http/keyed-hash'
import { companyNotices, listRecipients, replyNotices, type NoticedPost } from './board.notices'
import { boardTourStatement } from './board.queries'
import { firstResult, runPost, type Writing, type Written } from './board.repeats'
import { isBoardOpen, requireReadable } from './board.rules'
import {
  readsBefore,
  newPost,
  indexStatements,
  idOfPost,
  isHeldForReview,
  requireWithinDay,
  countPost,
} from './new-post'

/**
 * Writes a topic in one batch. A repeated request, or the same text within a minute, gets the first result.
 * @throws AppError NotFound, WriteLimit, KeyReused, and the errors of `renderMarkdown`
 */
export async function createTopic(writing: Writing, tourId: number, topic: NewTopic) {
  const { db, writer, requestKey } = writing
  const [[tour], tourNames, [first], earlier, [today]] = await db.batch([
    boardTourStatement(db, tourId),
    ...readsBefore(writing, tourId),
  ])
  if (!tour || !isBoardOpen(tour, writer)) throw new AppError('NotFound')
  if (first) return firstResult(writing, first)
  requireWithinDay(writing, today)

  const key = requestKey?.key ?? randomToken()
  const pendingReview = isHeldForReview(writing, earlier)
  return runPost(writing, key, [
    countPost(writing),
    ...topicStatements(writing, { tourId, tourNames, topic, key, pendingReview }),
  ])
}

interface TopicOfTour extends Pick<NoticedPost, 'tourId' | 'tourNames'> {
  topic: NewTopic
  /** Of the topic and its opening post. */
  key: string
  pendingReview: boolean
}

/** A topic with its opening post, search document and notice, for a batch. @throws the errors of `renderMarkdown` */
export function topicStatements(
  writing: Writing,
  { tourId, tourNames, topic, key, pendingReview }: TopicOfTour,
): Statement[] {
  const { db, writer } = writing
  const { topicName, content, hidePlz: isPrivate } = topic
  const topicId = idOfTopic(key)
  const author = writer.username
  const about = { tourId, tourNames, topicName, content, isPrivate, topicId, author }
  return [
    db.insert(topics).values({ ...newTopic(writing, topic, key), tourId, pendingReview }),
    db.insert(replies).values({ ...newPost(writing, content, key), topicId, isOpening: true }),
    ...indexStatements(writing, { ...about, key, title: topicName }),
    ...companyNotices(writing, about, 'newTopicNotice'),
  ]
}

/** The id of a topic inserted by the same batch. */
export function idOfTopic(key: string) {
  return sql<number>`(select ${topics.id} from ${topics} where ${topics.requestKey} = ${key})`
}

function newTopic(
  { writer, now, requestKey }: Writing,
  { topicName, category, tags, hidePlz }: NewTopic,
  key: string,
) {
  return {
    userId: writer.userId,
    title: topicName,
    titleKey: foldText(topicName),
    category,
    tags,
    isPrivate: hidePlz,
    createdAt: now,
    updatedAt: now,
    requestKey: key,
    requestHash: requestKey?.bodyHash ?? null,
  }
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
    topicStatement(db, tourId, topicId),
    listRecipients(db, topicId, writer.userId),
    ...readsBefore(writing, tourId),
  ])
  const { title: topicName, isPrivate, lockedAt } = requireReadable(found, writer)
  if (first) return firstResult(writing, first)
  if (lockedAt !== null && !writer.isAdmin) throw new AppError('TopicLocked')
  requireWithinDay(writing, today)

  const key = requestKey?.key ?? randomToken()
  const requestHash = requestKey?.bodyHash ?? null
  const pendingReview = isHeldForReview(writing, earlier)
  const author = writer.username
  const topic = { tourId, tourNames, topicName, isPrivate, topicId }
  const about = { ...topic, content, replyId: idOfPost(key), author }
  const post = { ...newPost(writing, content, key), topicId, pendingReview, requestHash }
  return runPost(writing, key, [
    countPost(writing),
    db.insert(replies).values(post),
    ...indexStatements(writing, { ...about, key, title: '' }),
    ...companyNotices(writing, about, 'newReplyNotice'),
    ...(pendingReview ? [] : replyNotices(db, about, recipients, writing.mail)),
  ])
}

function topicStatement(db: Db, tourId: number, topicId: number) {
  return db
    .select()
    .from(topics)
    .where(and(eq(topics.id, topicId), eq(topics.tourId, tourId)))
}
