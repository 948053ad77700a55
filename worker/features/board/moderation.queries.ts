import { MARKDOWN_LIMITS } from '../../contracts/markdown-limits'
import type { HeldPosts, ModeratedPost, Report, Reports } from '../../contracts/moderation'
import type { Db } from '../../db/db'
import { readAll, sqlRead } from '../../db/sql-reads'
import type { AuthorRow } from './board.presenter'

const ROWS_A_PAGE = 50

type Flag = 'isOpening' | 'hidePlz' | 'isPending' | 'isHidden' | 'isLocked'
/** A post as D1 returns it: flags are numbers, and the author is part of the row. */
type PostColumns = Omit<ModeratedPost, 'user' | Flag> &
  Record<Flag | 'isStaff', number> &
  Pick<AuthorRow, 'username' | 'avatarUrl'>

/** HTML of an earlier release may be of any size. */
const POST_COLUMNS = `
  replies.id AS _id,
  topics.tour_id AS forum,
  topics.id AS topic,
  topics.title AS topicName,
  replies.is_opening AS isOpening,
  users.username,
  users.avatar_url AS avatarUrl,
  users.is_super_user AS isStaff,
  iif(length(replies.html) <= ${MARKDOWN_LIMITS.html}, replies.html, '') AS html,
  replies.created_at AS createdAt,
  topics.is_private AS hidePlz,
  replies.pending_review OR (replies.is_opening AND topics.pending_review) AS isPending,
  replies.hidden_at IS NOT NULL OR (replies.is_opening AND topics.hidden_at IS NOT NULL) AS isHidden,
  topics.locked_at IS NOT NULL AS isLocked`

function toPost({ username, avatarUrl, isStaff, ...post }: PostColumns): ModeratedPost {
  return {
    ...post,
    user: { username, avatarUrl, isStaff: isStaff === 1 },
    isOpening: post.isOpening === 1,
    hidePlz: post.hidePlz === 1,
    isPending: post.isPending === 1,
    isHidden: post.isHidden === 1,
    isLocked: post.isLocked === 1,
  }
}

type ReportColumns = PostColumns &
  Pick<Report, 'reason' | 'note' | 'reporter' | 'resolvedAt'> & {
    reportId: number
    reportedAt: number
  }

/** Reports with their posts: open ones oldest first, resolved ones newest first; and whether more follow. */
export async function listReports(
  db: Db,
  { state, page }: { state: 'open' | 'resolved'; page: number },
): Promise<Reports> {
  const [condition, order] =
    state === 'open'
      ? ['IS NULL', 'post_reports.id']
      : ['IS NOT NULL', 'resolved_at DESC, post_reports.id DESC']
  const text = `
    SELECT
      post_reports.id AS reportId,
      reason,
      note,
      reporters.username AS reporter,
      post_reports.created_at AS reportedAt,
      resolved_at AS resolvedAt,
      ${POST_COLUMNS}
    FROM post_reports
    JOIN replies ON replies.id = post_reports.reply_id
    JOIN topics ON topics.id = replies.topic_id
    JOIN users ON users.id = replies.user_id
    JOIN users AS reporters ON reporters.id = post_reports.reporter_id
    WHERE resolved_at ${condition}
    ORDER BY ${order}
    LIMIT ?1 OFFSET ?2`
  const [rows] = await readAll(db, [
    sqlRead(text, [ROWS_A_PAGE + 1, (page - 1) * ROWS_A_PAGE], toReport),
  ])
  return { reports: rows.slice(0, ROWS_A_PAGE), isMore: rows.length > ROWS_A_PAGE }
}

function toReport(columns: ReportColumns): Report {
  const { reportId: _id, reason, note, reporter, reportedAt, resolvedAt, ...post } = columns
  return { _id, reason, note, reporter, createdAt: reportedAt, resolvedAt, post: toPost(post) }
}

type HeldState = 'waiting' | 'hidden'

/** Must equal the indexes' conditions word for word. */
const heldCondition = (state: HeldState, post: 'topics' | 'replies') =>
  state === 'waiting'
    ? `(${post}.deleted_at IS NULL AND ${post}.hidden_at IS NULL AND ${post}.pending_review = 1)`
    : `(${post}.deleted_at IS NULL AND ${post}.hidden_at IS NOT NULL)`

/** Waiting posts, oldest first, then hidden ones, latest first; and whether more follow. */
export async function listHeldPosts(db: Db, page: number): Promise<HeldPosts> {
  const values = [ROWS_A_PAGE + 1, (page - 1) * ROWS_A_PAGE]
  // The number of waiting posts, as far as this page needs it.
  const waiting = `(
    SELECT count(*) FROM (
      SELECT 1 FROM topics WHERE ${heldCondition('waiting', 'topics')}
      UNION ALL
      SELECT 1 FROM replies WHERE ${heldCondition('waiting', 'replies')} AND replies.is_opening = 0
      LIMIT ?1 + ?2))`
  const rest = {
    limit: `max(0, ?1 - max(0, ${waiting} - ?2))`,
    offset: page === 1 ? '0' : `max(0, ?2 - ${waiting})`,
  }
  const lists = await readAll(db, [
    sqlRead(heldSql('waiting', { limit: '?1', offset: '?2' }), values, toHeldPost),
    sqlRead(heldSql('hidden', rest), values, toHeldPost),
  ])
  const posts = lists.flat()
  return { posts: posts.slice(0, ROWS_A_PAGE), isMore: posts.length > ROWS_A_PAGE }
}

function toHeldPost({ since: _since, ...post }: PostColumns & { since: number }): ModeratedPost {
  return toPost(post)
}

/** Both halves are read in index order, so the merge reads only what is shown. */
function heldSql(state: HeldState, { limit, offset }: { limit: string; offset: string }): string {
  const [column, direction] = state === 'waiting' ? ['created_at', 'ASC'] : ['hidden_at', 'DESC']
  return `
    SELECT ${POST_COLUMNS}, topics.${column} AS since
    FROM topics CROSS JOIN replies CROSS JOIN users
    WHERE ${heldCondition(state, 'topics')}
      AND replies.topic_id = topics.id AND replies.is_opening = 1 AND users.id = replies.user_id
    UNION ALL
    SELECT ${POST_COLUMNS}, replies.${column} AS since
    FROM replies CROSS JOIN topics CROSS JOIN users
    WHERE ${heldCondition(state, 'replies')}
      AND replies.is_opening = 0 AND topics.deleted_at IS NULL
      AND topics.id = replies.topic_id AND users.id = replies.user_id
    ORDER BY since ${direction}
    LIMIT ${limit} OFFSET ${offset}`
}
