import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../db/db'
import { MARKDOWN_LIMITS } from '../../contracts/markdown-limits'
import { foldKey } from '../../contracts/accounts'
import { users } from '../../db/schema/accounts'
import { author } from './board.queries'
import { isHidden, isWaiting, replies, topics } from '../../db/schema/board'
import type { HeldPosts, Reports } from '../../contracts/moderation'
import { postReports } from '../../db/schema/moderation'

const ROWS_A_PAGE = 50
const reporters = alias(users, 'reporters')

const postColumns = {
  _id: replies.id,
  forum: topics.tourId,
  topic: topics.id,
  topicName: topics.title,
  isOpening: replies.isOpening,
  user: author,
  // HTML of an earlier release may be of any size.
  html: sql<string>`iif(length(${replies.html}) <= ${sql.raw(String(MARKDOWN_LIMITS.html))}, ${replies.html}, '')`,
  createdAt: replies.createdAt,
  hidePlz: topics.isPrivate,
  isPending:
    sql<boolean>`(${replies.pendingReview} or (${replies.isOpening} and ${topics.pendingReview}))`.mapWith(
      Boolean,
    ),
  isHidden:
    sql<boolean>`(${replies.hiddenAt} is not null or (${replies.isOpening} and ${topics.hiddenAt} is not null))`.mapWith(
      Boolean,
    ),
  isLocked: sql<boolean>`${topics.lockedAt} is not null`.mapWith(Boolean),
}

/** Reports with their posts: open ones oldest first, resolved ones newest first; and whether more follow. */
export async function listReports(
  db: Db,
  { state, page }: { state: 'open' | 'resolved'; page: number },
): Promise<Reports> {
  const rows = await db
    .select({
      reason: postReports.reason,
      note: postReports.note,
      reporter: reporters.username,
      reportedAt: postReports.createdAt,
      resolvedAt: postReports.resolvedAt,
      ...postColumns,
      reportId: postReports.id,
    })
    .from(postReports)
    .innerJoin(replies, eq(replies.id, postReports.replyId))
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .innerJoin(users, eq(users.id, replies.userId))
    .innerJoin(reporters, eq(reporters.id, postReports.reporterId))
    .where(state === 'open' ? isNull(postReports.resolvedAt) : isNotNull(postReports.resolvedAt))
    .orderBy(
      ...(state === 'open'
        ? [asc(postReports.id)]
        : [desc(postReports.resolvedAt), desc(postReports.id)]),
    )
    .limit(ROWS_A_PAGE + 1)
    .offset((page - 1) * ROWS_A_PAGE)
  const reports = rows
    .slice(0, ROWS_A_PAGE)
    .map(({ reportId, reason, note, reporter, reportedAt, resolvedAt, ...post }) => ({
      _id: reportId,
      reason,
      note,
      reporter,
      createdAt: reportedAt,
      resolvedAt,
      post,
    }))
  return { reports, isMore: rows.length > ROWS_A_PAGE }
}

/** Waiting posts, oldest first, then hidden ones, latest first; and whether more follow. */
export async function listHeldPosts(db: Db, page: number): Promise<HeldPosts> {
  const offset = (page - 1) * ROWS_A_PAGE
  const wanted = ROWS_A_PAGE + 1
  // The number of waiting posts, as far as this page needs it.
  const waitingPosts = (post: typeof topics | typeof replies) =>
    sql`SELECT 1 FROM ${post} WHERE ${isWaiting(post)}`
  const replyWaits = sql`${waitingPosts(replies)} AND ${replies.isOpening} = 0`
  const waitingBefore = sql`(SELECT count(*) FROM (${waitingPosts(topics)} UNION ALL ${replyWaits} LIMIT ${offset + wanted}))`
  const rest = {
    limit: sql`max(0, ${wanted} - max(0, ${waitingBefore} - ${offset}))`,
    offset: page === 1 ? sql`0` : sql`max(0, ${offset} - ${waitingBefore})`,
  }
  const [waiting, hidden] = await db.batch([
    listHeld(db, 'waiting', { limit: sql`${wanted}`, offset: sql`${offset}` }),
    listHeld(db, 'hidden', rest),
  ])
  const posts = [...waiting, ...hidden].map(({ since: _since, ...post }) => post)
  return { posts: posts.slice(0, ROWS_A_PAGE), isMore: posts.length > ROWS_A_PAGE }
}

export async function findMember(db: Db, username: string) {
  const [member] = await db
    .select({ id: users.id, isSuperUser: users.isSuperUser })
    .from(users)
    .where(eq(users.usernameKey, foldKey(username)))
  return member ?? null
}

function listHeld(
  db: Db,
  state: 'waiting' | 'hidden',
  { limit, offset }: { limit: SQL; offset: SQL },
) {
  const isHeld = state === 'waiting' ? isWaiting : isHidden
  // Both halves are read in index order, so the merge reads only what is shown.
  const columnsOf = (post: typeof topics | typeof replies) => ({
    ...postColumns,
    // A batch identifies columns by name.
    topic: sql<number>`${topics.id}`.as('held_topic'),
    since: sql<number>`${state === 'waiting' ? post.createdAt : post.hiddenAt}`.as('since'),
  })
  const ofTopic = and(eq(topics.id, replies.topicId), eq(users.id, replies.userId))
  const openings = db
    .select(columnsOf(topics))
    .from(topics)
    .crossJoin(replies)
    .crossJoin(users)
    .where(and(isHeld(topics), ofTopic, sql`${replies.isOpening} = 1`))
  const heldReplies = db
    .select(columnsOf(replies))
    .from(replies)
    .crossJoin(topics)
    .crossJoin(users)
    .where(and(isHeld(replies), ofTopic, sql`${replies.isOpening} = 0`, isNull(topics.deletedAt)))
  return (
    openings
      .unionAll(heldReplies)
      .orderBy(state === 'waiting' ? sql`since` : sql`since desc`)
      // Drizzle's types accept numbers only, but expressions work.
      .limit(limit as unknown as number)
      .offset(offset as unknown as number)
  )
}
