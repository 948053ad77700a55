import { and, asc, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Lang } from '../../contracts/languages'
import { users } from '../../db/schema/accounts'
import { tourName } from '../../db/tour-names'
import { tours } from '../../db/schema/tours'
import type { FoundReply, ReplyWithAuthor, StoryRow, TopicWithTour } from './board-rows'
import type { Reader } from './board.rules'
import { replies, topics, type ReplyRow, type TopicRow } from '../../db/schema/board'
import { stories } from '../../db/schema/stories'
import { pick } from '../../db/pick'
import { currentHtml } from './board.html'
import { isReplyReadable } from '../../db/readable-topics'

const author = {
  username: users.username,
  avatarUrl: users.avatarUrl,
  isStaff: users.isAdmin,
}
const story = pick(stories, 'stars', 'month', 'name')
const topicColumns = { ...getTableColumns(topics), author, story }
const replyColumns = { ...getTableColumns(replies), author }

/** The facts that decide who may read and write on a board. */
export function boardTourStatement(db: Db, tourId: number) {
  return db
    .select({ kind: tours.kind, status: tours.status, deletedAt: tours.deletedAt })
    .from(tours)
    .where(eq(tours.id, tourId))
}

/** A topic with its author and tour; null if the tour does not have it. The caller checks access. */
export async function findTopic(
  db: Db,
  tourId: number,
  topicId: number,
  lang: Lang,
): Promise<TopicWithTour | null> {
  const [[row]] = await db.batch([topicStatement(db, tourId, topicId, lang)])
  return row ?? null
}

interface DiscussionPage {
  /** From 1. */
  page: number
  count: number
  tourId: number
  topicId: number
  lang: Lang
  reader: Reader
  /** Id of the post whose page is wanted; the first page if the topic does not have the post. */
  replyId: number | undefined
}

interface Discussion {
  topic: TopicWithTour
  replies: FoundReply[]
  page: number
  /** Number of pages up to the newest post that the reader may see. */
  pageCount: number
}

/** A topic and one page of its posts: a range of post numbers, so earlier posts are not read. One round trip. */
export async function findDiscussion(db: Db, wanted: DiscussionPage): Promise<Discussion | null> {
  const { tourId, topicId, lang, reader } = wanted
  const ofTopic = and(eq(replies.topicId, topicId), isReplyReadable(reader))
  const { page, pageOf, isOnPage } = pageSql(wanted, ofTopic)
  const [[topic], rows, [place]] = await db.batch([
    topicStatement(db, tourId, topicId, lang),
    db
      .select({ ...replyColumns, html: currentHtml })
      .from(replies)
      .innerJoin(users, eq(users.id, replies.userId))
      .where(and(ofTopic, isOnPage))
      .orderBy(asc(replies.number)),
    db
      .select({ page: page.as('page'), pageCount: pageOf(sql`${replies.number}`).as('page_count') })
      .from(replies)
      .where(ofTopic)
      .orderBy(desc(replies.number))
      .limit(1),
  ])
  if (!topic) return null
  return { topic, replies: rows, ...(place ?? { page: 1, pageCount: 1 }) }
}

/** SQL of the wanted page, the page of a post's number, and whether a post is on the wanted page. */
function pageSql({ page, count, replyId }: DiscussionPage, ofTopic: SQL | undefined) {
  // A literal: a bound value would not divide as an integer.
  const size = sql.raw(String(count))
  const pageOf = (number: SQL) => sql<number>`(${number} - 1) / ${size} + 1`
  // A post that this reader may not see is treated as missing.
  const position = sql`(select ${replies.number} from ${replies} where ${and(eq(replies.id, replyId ?? 0), ofTopic)})`
  const wanted =
    replyId === undefined ? sql<number>`${page}` : sql<number>`coalesce(${pageOf(position)}, 1)`
  const isOnPage = and(
    sql`${replies.number} > (${wanted} - 1) * ${size}`,
    sql`${replies.number} <= ${wanted} * ${size}`,
  )
  return { page: wanted, pageOf, isOnPage }
}

export interface PostOfTopic {
  reply: ReplyRow
  topic: TopicRow
}

/** A post that is not deleted, with its topic. */
export async function findReply(db: Db, replyId: number): Promise<PostOfTopic | null> {
  const [row] = await db
    .select({ reply: getTableColumns(replies), topic: getTableColumns(topics) })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(and(eq(replies.id, replyId), isNull(replies.deletedAt)))
  return row ?? null
}

/** A post with its author and whether its topic is locked, even if deleted. */
export async function findPost(
  db: Db,
  replyId: number,
): Promise<
  (ReplyWithAuthor & { topic: { lockedAt: number | null; story: StoryRow | null } }) | null
> {
  const [row] = await db
    .select({ ...replyColumns, topic: { lockedAt: topics.lockedAt }, story })
    .from(replies)
    .innerJoin(users, eq(users.id, replies.userId))
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .leftJoin(stories, eq(stories.topicId, replies.topicId))
    .where(eq(replies.id, replyId))
  if (!row) return null
  const { topic, story: ofTopic, ...reply } = row
  return { ...reply, topic: { ...topic, story: ofTopic } }
}

function topicStatement(db: Db, tourId: number, topicId: number, lang: Lang) {
  return db
    .select({ ...topicColumns, forumName: tourName(lang) })
    .from(topics)
    .innerJoin(users, eq(users.id, topics.userId))
    .innerJoin(tours, and(eq(tours.id, topics.tourId), isNull(tours.deletedAt)))
    .leftJoin(stories, eq(stories.topicId, topics.id))
    .where(and(eq(topics.id, topicId), eq(topics.tourId, tourId)))
}
