import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../platform/db'
import { fallbackOrder, type Lang } from '../../platform/language.contract'
import { users } from '../accounts/accounts.tables'
import { tours, tourTexts } from '../tours/tours.tables'
import type { ReplyWithAuthor, TopicWithAuthor, TopicWithForum } from './board.answers'
import type { HomeTopic, SortMethod } from './board.contract'
import type { Reader } from './board.rules'
import { replies, topicCounts, topics, type ReplyRow } from './board.tables'

/** Topics outside the public order (waiting, hidden, private in the contact forum) that one page carries on top. */
const MAX_HELD = 50
/** Posts that one answer carries. */
export const REPLIES_A_PAGE = 500

const author = { username: users.username, avatarUrl: users.avatarUrl, isStaff: users.isSuperUser }
const topicColumns = { ...getTableColumns(topics), author }
const replyColumns = { ...getTableColumns(replies), author }

const SORT_COLUMN = {
  by_name: topics.sortTitle,
  by_views: topics.sortViews,
  by_replies: topics.sortReplies,
  by_date: topics.sortDate,
  by_category: topics.sortCategory,
} as const satisfies Record<string, SQLiteColumn>

const BY_ACTIVITY = [desc(topics.updatedAt), desc(topics.id)]
const NOTHING = sql`0`

export interface Page {
  /** From 1. */
  page: number
  count: number
}

/** The newest public topics of all visible tours, with the name of their tour in `lang`. */
export async function listHomeTopics(
  db: Db,
  { page, count, category, lang }: Page & { category?: number | undefined; lang: Lang },
): Promise<{ topics: HomeTopic[]; totalCount: number }> {
  const ofCategory = category === undefined ? undefined : eq(topics.category, category)
  const [rows, counts] = await db.batch([
    db
      .select({
        _id: topics.id,
        forum: topics.tourId,
        forumName: sql<string>`coalesce(${forumName(lang)}, '')`,
        name: topics.title,
        category: topics.category,
        viewNum: topics.viewCount,
        replyNum: topics.replyCount,
        createdAt: topics.createdAt,
        updatedAt: topics.updatedAt,
      })
      .from(topics)
      .where(and(eq(topics.isListed, 1), ofCategory))
      .orderBy(desc(topics.createdAt), desc(topics.id))
      .limit(count)
      .offset((page - 1) * count),
    sizeOf(db, category === undefined ? 'home' : `home:${category}`),
  ])
  return { topics: rows, totalCount: counts[0]?.n ?? 0 }
}

export interface BoardPage {
  forum: { kind: 'tour' | 'contact'; status: number; deletedAt: number | null } | null
  rows: TopicWithAuthor[]
  total: number
}

/**
 * One page of a tour's board. Page 1 starts with what only this reader sees: own topics that wait for a review, for a
 * super user all that wait or are hidden. A super user reads the contact forum, where most posts are private, by activity.
 */
export async function listBoard(
  db: Db,
  { tourId, sortMethod, page, count, reader }: Page & { tourId: number; sortMethod: SortMethod; reader: Reader },
): Promise<BoardPage> {
  const isSuper = reader?.isSuperUser ?? false
  const [forum, shown, held, everything, shownSize, wholeSize] = await db.batch([
    db
      .select({ kind: tours.kind, status: tours.status, deletedAt: tours.deletedAt })
      .from(tours)
      .where(eq(tours.id, tourId)),
    boardRows(db, and(eq(topics.tourId, tourId), eq(topics.isShown, 1)), orderOf(sortMethod), { page, count }),
    boardRows(db, page === 1 ? heldFor(reader, tourId) : NOTHING, [desc(topics.id)], { page: 1, count: MAX_HELD }),
    boardRows(db, isSuper ? and(eq(topics.tourId, tourId), isNull(topics.deletedAt)) : NOTHING, BY_ACTIVITY, {
      page,
      count,
    }),
    sizeOf(db, `board:${tourId}`),
    sizeOf(db, `all:${tourId}`),
  ])
  const found = forum[0] ?? null
  if (found?.kind === 'contact' && isSuper) return { forum: found, rows: everything, total: wholeSize[0]?.n ?? 0 }
  return { forum: found, rows: [...held, ...shown], total: shownSize[0]?.n ?? 0 }
}

/** A topic with its author and tour; null when the tour does not have it. The caller decides who may see it. */
export async function findTopic(db: Db, tourId: number, topicId: number, lang: Lang): Promise<TopicWithForum | null> {
  const [row] = await topicStatement(db, tourId, topicId, lang)
  return row ?? null
}

/** A topic and one page of its posts that the reader may see, the oldest first. One round trip. */
export async function findDiscussion(
  db: Db,
  {
    tourId,
    topicId,
    lang,
    reader,
    page,
  }: { tourId: number; topicId: number; lang: Lang; reader: Reader; page: number },
): Promise<{ topic: TopicWithForum; replies: ReplyWithAuthor[] } | null> {
  const [found, rows] = await db.batch([
    topicStatement(db, tourId, topicId, lang),
    db
      .select(replyColumns)
      .from(replies)
      .innerJoin(users, eq(users.id, replies.userId))
      .where(and(eq(replies.topicId, topicId), isNull(replies.deletedAt), shownReplies(reader)))
      .orderBy(asc(replies.id))
      .limit(REPLIES_A_PAGE)
      .offset((page - 1) * REPLIES_A_PAGE),
  ])
  return found[0] ? { topic: found[0], replies: rows } : null
}

/** A post that was not deleted, with its topic. */
export async function findReply(db: Db, replyId: number) {
  const [row] = await db
    .select({ reply: getTableColumns(replies), topic: getTableColumns(topics) })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(and(eq(replies.id, replyId), isNull(replies.deletedAt)))
  return row ?? null
}

/** A post with its author and whether its topic is locked, deleted or not. */
export async function findPost(
  db: Db,
  replyId: number,
): Promise<(ReplyWithAuthor & { topic: { lockedAt: number | null } }) | null> {
  const [row] = await db
    .select({ ...replyColumns, topic: { lockedAt: topics.lockedAt } })
    .from(replies)
    .innerJoin(users, eq(users.id, replies.userId))
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(eq(replies.id, replyId))
  return row ?? null
}

/** Stores HTML that was rendered anew, unless the post changed meanwhile. */
export async function storeHtml(
  db: Db,
  reply: Pick<ReplyRow, 'id' | 'content' | 'html' | 'rendererVersion'>,
  before: number,
) {
  await db
    .update(replies)
    .set({ html: reply.html, rendererVersion: reply.rendererVersion })
    .where(and(eq(replies.id, reply.id), eq(replies.rendererVersion, before), eq(replies.content, reply.content)))
}

/** Public topics for the feed: the newest with the Markdown of their opening post. */
export function listFeedTopics(db: Db, limit = 30) {
  const newest = db
    .select({ id: topics.id })
    .from(topics)
    .where(eq(topics.isListed, 1))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(limit)
  return db
    .select({
      id: topics.id,
      tourId: topics.tourId,
      title: topics.title,
      category: topics.category,
      createdAt: topics.createdAt,
      updatedAt: topics.updatedAt,
      author: users.username,
      content: replies.content,
    })
    .from(topics)
    .innerJoin(users, eq(users.id, topics.userId))
    .innerJoin(replies, and(eq(replies.topicId, topics.id), eq(replies.isOpening, true)))
    .where(inArray(topics.id, newest))
    .orderBy(desc(topics.createdAt), desc(topics.id))
}

/** Public topics for the sitemap, the newest first; `before` is the last one of the part before. */
export function listSitemapTopics(db: Db, before: { createdAt: number; id: number } | null, limit = 5000) {
  const older =
    before &&
    or(lt(topics.createdAt, before.createdAt), and(eq(topics.createdAt, before.createdAt), lt(topics.id, before.id)))
  return db
    .select({ id: topics.id, tourId: topics.tourId, createdAt: topics.createdAt, updatedAt: topics.updatedAt })
    .from(topics)
    .where(and(eq(topics.isListed, 1), older ?? undefined))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(limit)
}

function topicStatement(db: Db, tourId: number, topicId: number, lang: Lang) {
  return db
    .select({ ...topicColumns, forumName: forumName(lang) })
    .from(topics)
    .innerJoin(users, eq(users.id, topics.userId))
    .innerJoin(tours, and(eq(tours.id, topics.tourId), isNull(tours.deletedAt)))
    .where(and(eq(topics.id, topicId), eq(topics.tourId, tourId)))
}

/** One pass over the index that serves the order: a row and its author each, nothing sorted. */
function boardRows(db: Db, condition: SQL | undefined, order: readonly SQL[], { page, count }: Page) {
  return db
    .select(topicColumns)
    .from(topics)
    .innerJoin(users, eq(users.id, topics.userId))
    .where(condition)
    .orderBy(...order)
    .limit(count)
    .offset((page - 1) * count)
}

/** Topics outside the public order that this reader may see. */
function heldFor(reader: Reader, tourId: number): SQL | undefined {
  if (!reader) return NOTHING
  const own = and(eq(topics.userId, reader.userId), isNull(topics.hiddenAt))
  return and(
    eq(topics.tourId, tourId),
    isNull(topics.deletedAt),
    sql`(${topics.hiddenAt} is not null or ${topics.pendingReview} = 1)`,
    reader.isSuperUser ? undefined : own,
  )
}

function sizeOf(db: Db, list: string) {
  return db.select().from(topicCounts).where(eq(topicCounts.list, list))
}

function shownReplies(reader: Reader): SQL | undefined {
  if (reader?.isSuperUser) return undefined
  const isShown = eq(replies.isShown, 1)
  if (!reader) return isShown
  return or(isShown, and(eq(replies.userId, reader.userId), isNull(replies.hiddenAt)))
}

/** Name of a topic's tour in `lang`, else in the next language that has one. */
function forumName(lang: Lang): SQL<string | null> {
  const [first, second, third] = fallbackOrder(lang).map(
    (each) =>
      sql`(select nullif(${tourTexts.name}, '') from ${tourTexts} where ${tourTexts.tourId} = ${topics.tourId} and ${tourTexts.lang} = ${each})`,
  )
  return sql<string | null>`coalesce(${first}, ${second}, ${third})`
}

function orderOf(sortMethod: SortMethod) {
  const key = sortMethod.slice(0, sortMethod.lastIndexOf('_')) as keyof typeof SORT_COLUMN
  const direction = sortMethod.endsWith('_desc') ? desc : asc
  return [direction(SORT_COLUMN[key]), direction(topics.id)]
}
