import { CONTACT_FORUM_ID } from '../../contracts/contact/contact-forum'
import type { SortMethod } from '../../contracts/board/topic-rules'
import type { Db } from '../../db/db'
import { readAll, sqlRead, type SqlRead } from '../../db/sql-reads'
import type { BoardTopicRow } from './board-rows'
import type { Reader } from './board.rules'
import {
  type Order,
  type PageSlice,
  AUTHOR,
  STORY,
  toAuthor,
  toStory,
  pageSql,
} from './topic-page.sql'

/** Topics outside the public order (held, or private in the contact board) shown on top of a page. */
const MAX_HELD = 50

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

interface BoardSlice extends PageSlice {
  tourId: number
  sortMethod: SortMethod
  reader: Reader
}

interface BoardPage {
  tour: BoardTour | null
  rows: BoardTopicRow[]
  total: number
  /** Of guests who travelled; `stars` is their average, null without any. */
  stories: { count: number; stars: number | null }
}

/** The facts that decide who may read and write on a board. */
interface BoardTour {
  kind: 'tour' | 'contact'
  status: number
  deletedAt: number | null
}

/**
 * One page of a board: by number, which reads an index entry for each skipped topic, or the rows `after` a topic, which
 * skips none. Page 1 starts with the reader's own held topics, or for admins with all held topics. Admins read the
 * contact board by activity, because most of its topics are private.
 */
export async function listBoard(db: Db, slice: BoardSlice): Promise<BoardPage> {
  const { tourId, sortMethod, reader, page, after } = slice
  const isWhole = reader?.isAdmin === true && tourId === CONTACT_FORUM_ID
  const shown = isWhole
    ? readPage('tour_id = ?3 AND deleted_at IS NULL', BY_ACTIVITY, slice)
    : readPage('tour_id = ?3 AND is_shown = 1', ORDERS[sortMethod], slice)
  const hasHeld = reader !== null && !isWhole && page === 1 && after === undefined
  const [[board], ...lists] = await readAll(db, [
    readBoard(tourId, isWhole ? 'all' : 'board'),
    ...(hasHeld ? [readHeld(tourId, reader)] : []),
    shown,
  ])
  const stories = { count: board?.storyCount ?? 0, stars: board?.storyStars ?? null }
  return { tour: board ?? null, rows: lists.flat(), total: board?.total ?? 0, stories }
}

type SizedBoard = BoardTour & { total: number; storyCount: number; storyStars: number | null }

/** Stories of a tour that all readers see. */
const STORIES =
  'FROM stories JOIN topics ON topics.id = stories.topic_id WHERE stories.tour_id = ?1 AND topics.is_listed = 1'

/** A board, the number of its topics, and its stories with their average, in one row. */
function readBoard(tourId: number, list: 'all' | 'board'): SqlRead<SizedBoard> {
  const text = `
    SELECT
      kind, status, deleted_at AS deletedAt,
      coalesce((SELECT n FROM topic_counts WHERE list = ?2), 0) AS total,
      (SELECT count(*) ${STORIES}) AS storyCount, (SELECT avg(stars) ${STORIES}) AS storyStars
    FROM tours WHERE id = ?1`
  return sqlRead(text, [tourId, `${list}:${tourId}`], (board: SizedBoard) => board)
}

/** A topic as D1 returns it. */
type BoardColumns = Omit<
  BoardTopicRow,
  'tags' | 'isPrivate' | 'pendingReview' | 'author' | 'story'
> & {
  tags: string
  isPrivate: number
  pendingReview: number
  /** JSON list: name, avatar, whether they are an admin. */
  author: string
  /** JSON list: stars, month, name. */
  story: string | null
}

const BOARD_COLUMNS = `
  id, user_id AS userId, title, category, tags, is_private AS isPrivate, view_count AS viewCount,
  reply_count AS replyCount, pending_review AS pendingReview, locked_at AS lockedAt, hidden_at AS hiddenAt,
  deleted_at AS deletedAt, tour_state AS tourState, created_at AS createdAt, updated_at AS updatedAt,
  opening_text AS openingText, ${AUTHOR}, ${STORY}`

function toBoardTopicRow(columns: BoardColumns): BoardTopicRow {
  const { tags, isPrivate, pendingReview, author, story, ...topic } = columns
  return {
    ...topic,
    tags: JSON.parse(tags) as string[],
    isPrivate: isPrivate === 1,
    pendingReview: pendingReview === 1,
    author: toAuthor(author),
    story: toStory(story),
  }
}

function readPage(where: string, order: Order, place: BoardSlice): SqlRead<BoardTopicRow> {
  const { sql, position } = pageSql(BOARD_COLUMNS, { where, order, place })
  return sqlRead(sql, [place.count, position, place.tourId], toBoardTopicRow)
}

/**
 * The newest topics outside the public order that this reader may see. Uses a derived table, because when sorting by
 * activity directly SQLite would scan the whole board.
 */
function readHeld(
  tourId: number,
  { userId, isAdmin }: NonNullable<Reader>,
): SqlRead<BoardTopicRow> {
  const isHeld = isAdmin
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
  return sqlRead(text, isAdmin ? [tourId] : [tourId, userId], toBoardTopicRow)
}
