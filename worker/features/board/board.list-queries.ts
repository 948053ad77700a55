import { and, asc, desc, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../platform/db'
import { readyQuery } from '../../platform/ready-query'
import { users } from '../accounts/accounts.tables'
import { tours } from '../tours/tours.tables'
import type { BoardTopicRow } from './board.answers'
import { SORT_METHODS, type SortMethod } from './board.contract'
import { author, listSize, type Page } from './board.queries'
import type { Reader } from './board.rules'
import { topics } from './board.tables'

/** Topics outside the public order (waiting, hidden, private in the contact forum) that one page carries on top. */
const MAX_HELD = 50

/** What a row of a board shows, and what decides who may see it. */
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
  author,
}

const SORT_COLUMN = {
  by_name: topics.sortTitle,
  by_views: topics.sortViews,
  by_replies: topics.sortReplies,
  by_date: topics.sortDate,
  by_category: topics.sortCategory,
} as const satisfies Record<string, SQLiteColumn>

const BY_ACTIVITY = [desc(topics.updatedAt), desc(topics.id)]
const NOTHING = sql`0`

const forumState = readyQuery(['tourId'], (db, { tourId }) =>
  db
    .select({ kind: tours.kind, status: tours.status, deletedAt: tours.deletedAt })
    .from(tours)
    .where(eq(tours.id, tourId)),
)

/** One page of what everybody sees of a tour's board, in each order. */
const shownRows = Object.fromEntries(
  SORT_METHODS.map((method) => [
    method,
    readyQuery(['tourId', 'count', 'offset'], (db, { tourId, count, offset }) =>
      boardRows(db, and(eq(topics.tourId, tourId), eq(topics.isShown, 1)), orderOf(method), { count, offset }),
    ),
  ]),
) as Record<SortMethod, ReturnType<typeof readyQuery<'tourId' | 'count' | 'offset', ReturnType<typeof boardRows>>>>

export interface BoardPage {
  forum: { kind: 'tour' | 'contact'; status: number; deletedAt: number | null } | null
  rows: BoardTopicRow[]
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
  const forEverybody = [
    forumState(db, { tourId }),
    shownRows[sortMethod](db, { tourId, count, offset: (page - 1) * count }),
    listSize(db, { list: `board:${tourId}` }),
  ] as const
  if (!reader) {
    const [forum, rows, size] = await db.batch(forEverybody)
    return { forum: forum[0] ?? null, rows, total: size[0]?.n ?? 0 }
  }
  const isSuper = reader.isSuperUser
  const [forum, shown, size, held, everything, wholeSize] = await db.batch([
    ...forEverybody,
    boardRows(db, page === 1 ? heldFor(reader, tourId) : NOTHING, [desc(topics.id)], { count: MAX_HELD, offset: 0 }),
    boardRows(db, isSuper ? and(eq(topics.tourId, tourId), isNull(topics.deletedAt)) : NOTHING, BY_ACTIVITY, {
      count,
      offset: (page - 1) * count,
    }),
    listSize(db, { list: `all:${tourId}` }),
  ])
  const found = forum[0] ?? null
  if (found?.kind === 'contact' && isSuper) return { forum: found, rows: everything, total: wholeSize[0]?.n ?? 0 }
  return { forum: found, rows: [...held, ...shown], total: size[0]?.n ?? 0 }
}

/** Rows to answer with and rows to skip before them. */
interface Slice {
  count: number | Placeholder
  offset: number | Placeholder
}

/** One pass over the index that serves the order: a row and its author each, nothing sorted. */
function boardRows(db: Db, condition: SQL | undefined, order: readonly SQL[], { count, offset }: Slice) {
  return db
    .select(boardColumns)
    .from(topics)
    .innerJoin(users, eq(users.id, topics.userId))
    .where(condition)
    .orderBy(...order)
    .limit(count)
    .offset(offset)
}

/** Topics outside the public order that this reader may see. */
function heldFor(reader: NonNullable<Reader>, tourId: number): SQL | undefined {
  const own = and(eq(topics.userId, reader.userId), isNull(topics.hiddenAt))
  return and(
    eq(topics.tourId, tourId),
    isNull(topics.deletedAt),
    sql`(${topics.hiddenAt} is not null or ${topics.pendingReview} = 1)`,
    reader.isSuperUser ? undefined : own,
  )
}

function orderOf(sortMethod: SortMethod) {
  const key = sortMethod.slice(0, sortMethod.lastIndexOf('_')) as keyof typeof SORT_COLUMN
  const direction = sortMethod.endsWith('_desc') ? desc : asc
  return [direction(SORT_COLUMN[key]), direction(topics.id)]
}
