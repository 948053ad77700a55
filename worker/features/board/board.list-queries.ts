import {
  and,
  asc,
  Column,
  desc,
  eq,
  is,
  isNull,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { preparedQuery } from '../../db/prepared-query'
import { tours } from '../../db/schema/tours'
import type { AuthorRow, BoardTopicRow } from './board.presenter'
import { forumState, listSize, type Page } from './board.queries'
import type { Reader } from './board.rules'
import { topics } from '../../db/schema/board'
import { SORT_METHODS, type SortMethod } from '../../contracts/topic-rules'

/** Topics outside the public order (held, or private in the contact board) shown on top of a page. */
const MAX_HELD = 50

const boardColumns = {
  id: topics.id,
  userId: topics.userId,
  title: topics.title,
  category: topics.category,
  tags: topics.tags,
  isPrivate: topics.isPrivate,
  viewCount: topics.viewCount,
  replyCount: topics.replyCount,
  pendingReview: topics.pendingReview,
  lockedAt: topics.lockedAt,
  hiddenAt: topics.hiddenAt,
  deletedAt: topics.deletedAt,
  tourState: topics.tourState,
  createdAt: topics.createdAt,
  updatedAt: topics.updatedAt,
  // Not a join: SQLite would read the joined row of each skipped topic too.
  author: sql`(select json_array(users.username, users.avatar_url, users.is_super_user) from users
    where users.id = topics.user_id)`.mapWith(readAuthor),
}

/** The same columns for a derived table, which Drizzle does not accept as a table. */
const derivedColumns = Object.fromEntries(
  Object.entries(boardColumns).map(([name, field]) => [
    name,
    is(field, Column) ? sql`${field}`.mapWith(field) : field,
  ]),
) as unknown as typeof boardColumns

const SORT_COLUMN = {
  by_name: topics.sortTitle,
  by_views: topics.sortViews,
  by_replies: topics.sortReplies,
  by_date: topics.sortDate,
  by_category: topics.sortCategory,
} as const satisfies Record<string, SQLiteColumn>

/** Ties are ordered by age. */
interface Order {
  column: SQLiteColumn
  isDescending: boolean
}

const ORDERS = Object.fromEntries(
  SORT_METHODS.map((method): [SortMethod, Order] => {
    const key = method.slice(0, method.lastIndexOf('_')) as keyof typeof SORT_COLUMN
    return [method, { column: SORT_COLUMN[key], isDescending: method.endsWith('_desc') }]
  }),
) as Record<SortMethod, Order>
const BY_ACTIVITY: Order = { column: topics.updatedAt, isDescending: true }
const NOTHING = sql`0`

/** One page of a public board, in each order. */
const shownRows = Object.fromEntries(
  SORT_METHODS.map((method) => [
    method,
    preparedQuery(['tourId', 'count', 'offset'], (db, { tourId, count, offset }) =>
      boardRows(db, shownIn(tourId), ORDERS[method], { count, offset }),
    ),
  ]),
) as Record<
  SortMethod,
  ReturnType<typeof preparedQuery<'tourId' | 'count' | 'offset', ReturnType<typeof boardRows>>>
>

/** The rows after a topic, in each order. */
const rowsAfter = Object.fromEntries(
  SORT_METHODS.map((method) => [
    method,
    preparedQuery(['tourId', 'count', 'after'], (db, { tourId, count, after }) =>
      followingRows(db, { condition: shownIn(tourId), order: ORDERS[method], count, after }),
    ),
  ]),
) as Record<
  SortMethod,
  ReturnType<typeof preparedQuery<'tourId' | 'count' | 'after', ReturnType<typeof followingRows>>>
>

export interface BoardSlice extends Page {
  tourId: number
  sortMethod: SortMethod
  /** Id of the topic before the wanted rows; `page` is then ignored. */
  after?: number | undefined
  reader: Reader
}

export interface BoardPage {
  forum: { kind: 'tour' | 'contact'; status: number; deletedAt: number | null } | null
  rows: BoardTopicRow[]
  total: number
}

/**
 * One page of a board: by number, which reads a row for each skipped topic, or the rows `after` a topic, which skips
 * none. Page 1 starts with the reader's own waiting topics; for admins, with all held ones. Admins read the contact
 * board by activity, because most of its topics are private.
 */
export async function listBoard(
  db: Db,
  { tourId, sortMethod, page, count, after, reader }: BoardSlice,
): Promise<BoardPage> {
  const offset = (page - 1) * count
  const forEverybody = [
    forumState(db, { tourId }),
    after === undefined
      ? shownRows[sortMethod](db, { tourId, count, offset })
      : rowsAfter[sortMethod](db, { tourId, count, after }),
    listSize(db, { list: `board:${tourId}` }),
  ] as const
  if (!reader) {
    const [forum, rows, size] = await db.batch(forEverybody)
    return { forum: forum[0] ?? null, rows, total: size[0]?.n ?? 0 }
  }
  const isSuper = reader.isSuperUser
  const [forum, shown, size, held, everything, wholeSize] = await db.batch([
    ...forEverybody,
    heldRows(db, { reader, tourId, count: page === 1 && after === undefined ? MAX_HELD : 0 }),
    isSuper && after !== undefined
      ? followingRows(db, { condition: contactTopics(tourId), order: BY_ACTIVITY, count, after })
      : boardRows(db, isSuper ? contactTopics(tourId) : NOTHING, BY_ACTIVITY, { count, offset }),
    listSize(db, { list: `all:${tourId}` }),
  ])
  const found = forum[0] ?? null
  if (found?.kind === 'contact' && isSuper)
    return { forum: found, rows: everything, total: wholeSize[0]?.n ?? 0 }
  return { forum: found, rows: [...held, ...shown], total: size[0]?.n ?? 0 }
}

interface Slice {
  count: number | Placeholder
  offset: number | Placeholder
}

/** One pass over the order's index: a row and its author each, an index entry for each skipped one. */
function boardRows(db: Db, condition: SQL | undefined, order: Order, { count, offset }: Slice) {
  return db
    .select(boardColumns)
    .from(topics)
    .where(condition)
    .orderBy(...byOrder(order))
    .limit(count)
    .offset(offset)
}

interface Following {
  condition: SQL | undefined
  order: Order
  count: number | Placeholder
  after: number | Placeholder
}

/**
 * The rows after a topic, none unless it is in the list itself: positions of other topics would reveal their titles and
 * dates. Ties first, then other keys: with one comparison of pairs SQLite would read all ties before the position.
 */
function followingRows(db: Db, { condition, order, count, after }: Following) {
  const { column, isDescending } = order
  const beyond = isDescending ? sql`<` : sql`>`
  const key = sql`(select ${column} from ${topics} where ${and(condition, eq(topics.id, after))})`
  const part = (place: SQL) =>
    sql`select * from (select * from ${topics} where ${and(condition, place)} order by ${sql.join(byOrder(order), sql`, `)}
      limit ${count})`
  const equals = part(sql`${column} = ${key} and ${topics.id} ${beyond} ${after}`)
  const others = part(sql`${column} ${beyond} ${key}`)
  return db
    .select(derivedColumns)
    .from(sql`(${equals} union all ${others} limit ${count}) as topics`)
}

function byOrder({ column, isDescending }: Order): SQL[] {
  return [column, topics.id].map(isDescending ? desc : asc)
}

function shownIn(tourId: number | Placeholder): SQL | undefined {
  return and(eq(topics.tourId, tourId), eq(topics.isShown, 1))
}

/** All topics of the contact board; none of a tour. */
function contactTopics(tourId: number): SQL | undefined {
  const contactId = sql`(select ${tours.id} from ${tours} where ${tours.id} = ${tourId} and ${tours.kind} = 'contact')`
  return and(eq(topics.tourId, contactId), isNull(topics.deletedAt))
}

/**
 * The newest topics outside the public order that this reader may see. A derived table: sorted by activity directly,
 * SQLite would scan the whole board for these few.
 */
function heldRows(
  db: Db,
  { reader, tourId, count }: { reader: NonNullable<Reader>; tourId: number; count: number },
) {
  const isHeld = reader.isSuperUser
    ? sql`(${topics.hiddenAt} is not null or ${topics.pendingReview} = 1)`
    : and(
        eq(topics.userId, reader.userId),
        isNull(topics.hiddenAt),
        sql`${topics.pendingReview} = 1`,
      )
  const newest = sql`(select * from ${topics}
    where ${and(eq(topics.tourId, tourId), isNull(topics.deletedAt), isHeld)}
    order by ${topics.id} desc limit ${count}) as topics`
  return db
    .select(derivedColumns)
    .from(newest)
    .orderBy(...byOrder(BY_ACTIVITY))
}

function readAuthor(json: unknown): AuthorRow {
  const [username, avatarUrl, isStaff] = JSON.parse(String(json)) as [
    string | null,
    string | null,
    number,
  ]
  return { username, avatarUrl, isStaff: isStaff === 1 }
}
