import { desc, eq, inArray, and } from 'drizzle-orm'
import type { HomeList, HomeTopic } from '../../contracts/board'
import { excerpt } from '../../contracts/excerpt'
import { CONTACT_FORUM_ID } from '../../contracts/contact-forum'
import type { Lang } from '../../contracts/languages'
import { TRAVELOGUE, type SortMethod } from '../../contracts/topic-rules'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/accounts'
import { replies, topics } from '../../db/schema/board'
import { readAll, sqlRead, type SqlRead } from '../../db/sql-reads'
import { tourNameSql } from '../../db/tour-names'
import type { AuthorRow, BoardTopicRow } from './board.presenter'
import type { Reader } from './board.rules'

/** Topics outside the public order (held, or private in the contact board) shown on top of a page. */
const MAX_HELD = 50

/** Characters of a topic's text in the home list. */
const EXCERPT_MAX = 140

/** The index column that a list follows; private topics come last. Ties are ordered by age, in the same direction. */
type Order = readonly [column: string, direction: 'ASC' | 'DESC']

const ORDERS: Record<SortMethod, Order> = {
  by_name_asc: ['asc_title', 'ASC'],
  by_name_desc: ['sort_title', 'DESC'],
  by_views_asc: ['asc_views', 'ASC'],
  by_views_desc: ['desc_views', 'DESC'],
  by_replies_asc: ['asc_replies', 'ASC'],
  by_replies_desc: ['sort_replies', 'DESC'],
  by_date_asc: ['asc_date', 'ASC'],
  by_date_desc: ['desc_date', 'DESC'],
  by_category_asc: ['asc_category', 'ASC'],
  by_category_desc: ['sort_category', 'DESC'],
}
const BY_ACTIVITY: Order = ['updated_at', 'DESC']
const NEWEST: Order = ['created_at', 'DESC']

/** By number, or after the topic with the id `after`; `page` is then ignored. */
interface Place {
  /** From 1. */
  page: number
  count: number
  after?: number | undefined
}

interface BoardSlice extends Place {
  tourId: number
  sortMethod: SortMethod
  reader: Reader
}

interface BoardPage {
  forum: Forum | null
  rows: BoardTopicRow[]
  total: number
}

/** What decides who may read and write on a board. */
interface Forum {
  kind: 'tour' | 'contact'
  status: number
  deletedAt: number | null
}

/**
 * One page of a board: by number, which reads an index entry for each skipped topic, or the rows `after` a topic, which
 * skips none. Page 1 starts with the reader's own waiting topics; for admins, with all held ones. Admins read the
 * contact board by activity, because most of its topics are private.
 */
export async function listBoard(db: Db, slice: BoardSlice): Promise<BoardPage> {
  const { tourId, sortMethod, reader, page, after } = slice
  const isWhole = reader?.isSuperUser === true && tourId === CONTACT_FORUM_ID
  const shown = isWhole
    ? readPage('tour_id = ?3 AND deleted_at IS NULL', BY_ACTIVITY, slice)
    : readPage('tour_id = ?3 AND is_shown = 1', ORDERS[sortMethod], slice)
  const hasHeld = reader !== null && !isWhole && page === 1 && after === undefined
  const [[forum], [size], ...lists] = await readAll(db, [
    sqlRead(
      'SELECT kind, status, deleted_at AS deletedAt FROM tours WHERE id = ?1',
      [tourId],
      toForum,
    ),
    readSize(`${isWhole ? 'all' : 'board'}:${tourId}`),
    ...(hasHeld ? [readHeld(tourId, reader)] : []),
    shown,
  ])
  return { forum: forum ?? null, rows: lists.flat(), total: size ?? 0 }
}

const toForum = (forum: Forum) => forum

/** A topic as D1 returns it. */
type BoardColumns = Omit<BoardTopicRow, 'tags' | 'isPrivate' | 'pendingReview' | 'author'> & {
  tags: string
  isPrivate: number
  pendingReview: number
  /** A JSON list: name, avatar, whether an admin. */
  author: string
}

/** The author is no join: SQLite would read the joined row of each skipped topic too. */
const AUTHOR =
  '(SELECT json_array(username, avatar_url, is_super_user) FROM users WHERE users.id = topics.user_id) AS author'
const BOARD_COLUMNS = `
  id, user_id AS userId, title, category, tags, is_private AS isPrivate, view_count AS viewCount,
  reply_count AS replyCount, pending_review AS pendingReview, locked_at AS lockedAt, hidden_at AS hiddenAt,
  deleted_at AS deletedAt, tour_state AS tourState, created_at AS createdAt, updated_at AS updatedAt,
  ${AUTHOR}`

function toBoardTopicRow(columns: BoardColumns): BoardTopicRow {
  const { tags, isPrivate, pendingReview, author, ...topic } = columns
  return {
    ...topic,
    tags: JSON.parse(tags) as string[],
    isPrivate: isPrivate === 1,
    pendingReview: pendingReview === 1,
    author: toAuthor(author),
  }
}

/** From a JSON list: name, avatar, whether an admin. */
function toAuthor(list: string): AuthorRow {
  const [username, avatarUrl, isStaff] = JSON.parse(list) as [string | null, string | null, number]
  return { username, avatarUrl, isStaff: isStaff === 1 }
}

function readPage(where: string, order: Order, place: BoardSlice): SqlRead<BoardTopicRow> {
  const { sql, position } = pageSql(BOARD_COLUMNS, { where, order, place })
  return sqlRead(sql, [place.count, position, place.tourId], toBoardTopicRow)
}

/**
 * The newest topics outside the public order that this reader may see. A derived table: sorted by activity directly,
 * SQLite would scan the whole board for these few.
 */
function readHeld(
  tourId: number,
  { userId, isSuperUser }: NonNullable<Reader>,
): SqlRead<BoardTopicRow> {
  const isHeld = isSuperUser
    ? '(hidden_at IS NOT NULL OR pending_review = 1)'
    : 'user_id = ?2 AND hidden_at IS NULL AND pending_review = 1'
  const text = `
    SELECT ${BOARD_COLUMNS}
    FROM (
      SELECT * FROM topics
      WHERE tour_id = ?1 AND deleted_at IS NULL AND ${isHeld}
      ORDER BY id DESC
      LIMIT ${MAX_HELD}) AS topics
    ORDER BY updated_at DESC, id DESC`
  return sqlRead(text, isSuperUser ? [tourId] : [tourId, userId], toBoardTopicRow)
}

interface HomeSlice extends Place {
  category?: number | undefined
  /** Only topics written in this language. */
  textLang?: Lang | undefined
  /** The reader's. */
  lang: Lang
}

/** The newest public topics of visible tours; a place as for `listBoard`. */
export async function listHomeTopics(
  db: Db,
  { category, textLang, lang, ...place }: HomeSlice,
): Promise<HomeList> {
  const filters = [
    { column: 'text_lang', value: textLang },
    { column: 'category', value: category },
  ].flatMap(({ column, value }) => (value === undefined ? [] : [{ column, value }]))
  const where = [
    'is_listed = 1',
    ...filters.map(({ column }, index) => `${column} = ?${index + 3}`),
  ].join(' AND ')
  const columns = `
    id AS _id, tour_id AS forum, coalesce(${tourNameSql(lang)}, '') AS forumName, title AS name, category,
    view_count AS viewNum, reply_count AS replyNum, created_at AS createdAt, updated_at AS updatedAt,
    text_lang AS textLang, opening_text AS opening, ${AUTHOR}`
  const { sql, position } = pageSql(columns, { where, order: NEWEST, place })
  const [rows, [size], [storyCount]] = await readAll(db, [
    sqlRead(sql, [place.count, position, ...filters.map(({ value }) => value)], toHomeTopic),
    readSize(['home', ...filters.map(({ value }) => value)].join(':')),
    readSize(`home:${TRAVELOGUE}`),
  ])
  return { topics: rows, totalCount: size ?? 0, storyCount: storyCount ?? 0 }
}

function toHomeTopic({
  opening,
  author,
  ...topic
}: Omit<HomeTopic, 'user' | 'excerpt'> & { opening: string; author: string }): HomeTopic {
  return { ...topic, user: toAuthor(author), excerpt: excerpt(opening, EXCERPT_MAX) }
}

function readSize(list: string): SqlRead<number> {
  return sqlRead('SELECT n FROM topic_counts WHERE list = ?1', [list], ({ n }: { n: number }) => n)
}

/**
 * One page of topics along the order's index: `?1` is the number of rows, `?2` the `position`, `?3` is for `where`. After a
 * topic: none unless it is in the list itself, since positions of other topics would reveal their titles and dates. Ties
 * first, then other keys: with one comparison of pairs SQLite would read all ties before the position.
 */
function pageSql(
  columns: string,
  { where, order, place }: { where: string; order: Order; place: Place },
): { sql: string; position: number } {
  const [key, direction] = order
  const { page, count, after } = place
  const sorted = `ORDER BY ${key} ${direction}, id ${direction} LIMIT ?1`
  if (after === undefined)
    return {
      sql: `SELECT ${columns} FROM topics WHERE ${where} ${sorted} OFFSET ?2`,
      position: (page - 1) * count,
    }
  const beyond = direction === 'DESC' ? '<' : '>'
  const start = `(SELECT ${key} FROM topics WHERE ${where} AND id = ?2)`
  const part = (condition: string) =>
    `SELECT * FROM (SELECT * FROM topics WHERE ${where} AND ${condition} ${sorted})`
  const sql = `
    SELECT ${columns}
    FROM (
      ${part(`${key} = ${start} AND id ${beyond} ?2`)}
      UNION ALL
      ${part(`${key} ${beyond} ${start}`)}
      LIMIT ?1) AS topics`
  return { sql, position: after }
}

/** The newest public topics for the feed, with the Markdown of their opening posts. */
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
      createdAt: topics.createdAt,
      author: users.username,
      content: replies.content,
    })
    .from(topics)
    .innerJoin(users, eq(users.id, topics.userId))
    .innerJoin(replies, and(eq(replies.topicId, topics.id), eq(replies.isOpening, true)))
    .where(inArray(topics.id, newest))
    .orderBy(desc(topics.createdAt), desc(topics.id))
}

/** Public topics for the sitemap, newest first. */
export function listSitemapTopics(db: Db, limit: number) {
  return db
    .select({ id: topics.id, tourId: topics.tourId, updatedAt: topics.updatedAt })
    .from(topics)
    .where(eq(topics.isListed, 1))
    .orderBy(desc(topics.createdAt), desc(topics.id))
    .limit(limit)
}
