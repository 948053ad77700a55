import { sql, type SQL } from 'drizzle-orm'
import { MARKDOWN_LIMITS } from '../../contracts/markdown/markdown-limits'
import type {
  ModeratedPost,
  Report,
  Reports,
  ReportListQuery,
  HeldPosts,
  HeldListQuery,
} from '../../contracts/board/moderation'
import type { Db } from '../../db/db'
import { keysetOf, toPage } from '../../db/keyset'
import type { AuthorRow } from './board-rows'
import { toStory, toWriter } from './topic-page.sql'

type Flag = 'isOpening' | 'hidePlz' | 'isPending' | 'isHidden' | 'isLocked'
/** A post as D1 returns it: flags are numbers, and the author is part of the row. */
type PostColumns = Omit<ModeratedPost, 'user' | Flag> &
  Record<Flag | 'isStaff', number> &
  Pick<AuthorRow, 'username' | 'avatarUrl'> & { story: string | null }

/** HTML from an earlier release may be of any size. */
const POST_COLUMNS = `
  replies.id AS _id, topics.tour_id AS forum, topics.id AS topic, topics.title AS topicName,
  replies.is_opening AS isOpening, users.username,
  iif(replies.is_opening, (SELECT json_array(stars, month, name) FROM stories WHERE topic_id = topics.id), NULL) AS story,
  users.avatar_url AS avatarUrl, users.is_super_user OR users.part_role IS NOT NULL AS isStaff,
  iif(length(replies.html) <= ${MARKDOWN_LIMITS.html}, replies.html, '') AS html,
  replies.created_at AS createdAt, topics.is_private AS hidePlz,
  replies.pending_review OR (replies.is_opening AND topics.pending_review) AS isPending,
  replies.hidden_at IS NOT NULL OR (replies.is_opening AND topics.hidden_at IS NOT NULL) AS isHidden,
  topics.locked_at IS NOT NULL AS isLocked`

function toPost({ username, avatarUrl, isStaff, story, ...post }: PostColumns): ModeratedPost {
  return {
    ...post,
    user: toWriter({ username, avatarUrl, isStaff: isStaff === 1 }, toStory(story)),
    isOpening: post.isOpening === 1,
    hidePlz: post.hidePlz === 1,
    isPending: post.isPending === 1,
    isHidden: post.isHidden === 1,
    isLocked: post.isLocked === 1,
  }
}

type ReportColumns = PostColumns &
  Pick<Report, 'reason' | 'note' | 'reporter'> & {
    reportId: number
    reportedAt: number
    resolved: number | null
  }

/** Reports with their posts: open ones oldest first, resolved ones newest first, unless the query says otherwise. */
export async function listReports(db: Db, wanted: ReportListQuery): Promise<Reports> {
  const { state, sort, ...query } = wanted
  const isOpen = state === 'open'
  const value = sql.raw(isOpen ? 'post_reports.id' : 'post_reports.resolved_at')
  const id = sql.raw('post_reports.id')
  const page = keysetOf({ value, id, isDescending: isLatestFirst(sort, !isOpen) }, query)
  const found = await db.all<ReportColumns>(sql`
    ${reportsOf(wanted)}
      ${page.where ? sql`AND ${page.where}` : sql``}
    ORDER BY ${page.orderBy}
    LIMIT ${page.limit}`)
  const { rows, ...cursors } = toPage(found, query, ({ reportId, resolved }) => ({
    id: reportId,
    value: resolved ?? reportId,
  }))
  return { reports: rows.map(toReport), ...cursors }
}

function reportsOf({ state, q, reason }: ReportListQuery): SQL {
  return sql`SELECT post_reports.id AS reportId, reason, note, reporters.username AS reporter,
      post_reports.created_at AS reportedAt, resolved_at AS resolved, ${sql.raw(POST_COLUMNS)}
    FROM post_reports
    JOIN replies ON replies.id = post_reports.reply_id
    JOIN topics ON topics.id = replies.topic_id
    JOIN users ON users.id = replies.user_id
    JOIN users AS reporters ON reporters.id = post_reports.reporter_id
    WHERE resolved_at IS ${sql.raw(state === 'open' ? 'NULL' : 'NOT NULL')}
      ${reason ? sql`AND reason = ${reason}` : sql``}
      ${matching(q, ['topics.title', 'users.username', 'reporters.username', 'note'])}`
}

function toReport(columns: ReportColumns): Report {
  const { reportId: _id, reason, note, reporter, reportedAt, resolved, ...post } = columns
  const times = { createdAt: reportedAt, resolvedAt: resolved }
  return { _id, reason, note, reporter, ...times, post: toPost(post) }
}

function matching(q: string, columns: readonly string[]): SQL {
  if (q === '') return sql``
  const words = q.normalize('NFC').toLowerCase()
  const texts = columns.map(
    (column) => sql`instr(lower(coalesce(${sql.raw(column)}, '')), ${words})`,
  )
  return sql`AND (${sql.join(texts, sql` OR `)})`
}

function isLatestFirst(sort: string | undefined, otherwise: boolean): boolean {
  return sort ? sort.startsWith('-') : otherwise
}

type HeldState = HeldListQuery['state']

/** Must match the indexes' conditions word for word. */
const heldCondition = (state: HeldState, post: 'topics' | 'replies') =>
  state === 'waiting'
    ? `(${post}.deleted_at IS NULL AND ${post}.hidden_at IS NULL AND ${post}.pending_review = 1)`
    : `(${post}.deleted_at IS NULL AND ${post}.hidden_at IS NOT NULL)`

const FROM = {
  topics: 'topics CROSS JOIN replies CROSS JOIN users',
  replies: 'replies CROSS JOIN topics CROSS JOIN users',
}
const JOINED = {
  topics: 'replies.topic_id = topics.id AND replies.is_opening = 1 AND users.id = replies.user_id',
  replies:
    'replies.is_opening = 0 AND topics.deleted_at IS NULL AND topics.id = replies.topic_id AND users.id = replies.user_id',
}

/** Posts waiting for a review, oldest first, or hidden ones, newest first, unless the query says otherwise. */
export async function listHeldPosts(
  db: Db,
  { state, q, sort, ...query }: HeldListQuery,
): Promise<HeldPosts> {
  const isDescending = isLatestFirst(sort, state === 'hidden')
  const column = state === 'hidden' ? 'hidden_at' : 'created_at'
  const half = (post: 'topics' | 'replies') => {
    const value = sql.raw(`${post}.${column}`)
    const { where, limit } = keysetOf({ value, id: sql`replies.id`, isDescending }, query)
    const all = keysetOf({ value: sql`since`, id: sql`_id`, isDescending }, query)
    return sql`SELECT * FROM (
      SELECT ${sql.raw(POST_COLUMNS)}, ${value} AS since
      FROM ${sql.raw(FROM[post])}
      WHERE ${sql.raw(heldCondition(state, post))} AND ${sql.raw(JOINED[post])}
        ${matching(q, ['topics.title', 'users.username'])}
        ${where ? sql`AND ${where}` : sql``}
      ORDER BY ${all.orderBy} LIMIT ${limit})`
  }
  const { orderBy, limit } = keysetOf({ value: sql`since`, id: sql`_id`, isDescending }, query)
  const found = await db.all<PostColumns & { since: number }>(
    sql`${half('topics')} UNION ALL ${half('replies')} ORDER BY ${orderBy} LIMIT ${limit}`,
  )
  const { rows, ...cursors } = toPage(found, query, ({ _id, since }) => ({ id: _id, value: since }))
  return { posts: rows.map(({ since: _since, ...post }) => toPost(post)), ...cursors }
}
