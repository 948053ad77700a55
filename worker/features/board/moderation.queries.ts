import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../platform/db'
import { users } from '../accounts/accounts.tables'
import { isHeldReply, isHeldTopic, replies, topics } from './board.tables'
import type { ModeratedPost, Report } from './moderation.contract'
import { postReports } from './moderation.tables'

const ROWS_A_PAGE = 50
const reporters = alias(users, 'reporters')

const postColumns = {
  _id: replies.id,
  forum: topics.tourId,
  topic: topics.id,
  topicName: topics.title,
  isOpening: replies.isOpening,
  user: { username: users.username, avatarUrl: users.avatarUrl, isStaff: users.isSuperUser },
  html: replies.html,
  createdAt: replies.createdAt,
  hidePlz: topics.isPrivate,
  isPending: sql<boolean>`(${replies.pendingReview} or (${replies.isOpening} and ${topics.pendingReview}))`.mapWith(
    Boolean,
  ),
  isHidden:
    sql<boolean>`(${replies.hiddenAt} is not null or (${replies.isOpening} and ${topics.hiddenAt} is not null))`.mapWith(
      Boolean,
    ),
  isLocked: sql<boolean>`${topics.lockedAt} is not null`.mapWith(Boolean),
}

/** Reports with their posts: the open ones from the oldest on, the resolved ones from the newest on. */
export async function listReports(
  db: Db,
  { state, page }: { state: 'open' | 'resolved'; page: number },
): Promise<Report[]> {
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
    .orderBy(...(state === 'open' ? [asc(postReports.id)] : [desc(postReports.resolvedAt), desc(postReports.id)]))
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
  return rows.map(({ reportId, reason, note, reporter, reportedAt, resolvedAt, ...post }) => ({
    _id: reportId,
    reason,
    note,
    reporter,
    createdAt: reportedAt,
    resolvedAt,
    post,
  }))
}

/** Posts that wait for a review or are hidden, the oldest first. */
export async function listHeldPosts(db: Db, page: number): Promise<ModeratedPost[]> {
  // Each half comes in the order of the index of what is held, so that they are merged without reading more than is shown.
  const since = (time: SQLiteColumn) => ({ ...postColumns, createdAt: sql<number>`${time}`.as('since') })
  const ofTopic = and(eq(topics.id, replies.topicId), eq(users.id, replies.userId))
  const openings = db
    .select(since(topics.createdAt))
    .from(topics)
    .crossJoin(replies)
    .crossJoin(users)
    .where(and(isHeldTopic, ofTopic, sql`${replies.isOpening} = 1`))
  const answers = db
    .select(since(replies.createdAt))
    .from(replies)
    .crossJoin(topics)
    .crossJoin(users)
    .where(and(isHeldReply, ofTopic, sql`${replies.isOpening} = 0`, isNull(topics.deletedAt)))
  return openings
    .unionAll(answers)
    .orderBy(sql`since`)
    .limit(ROWS_A_PAGE)
    .offset((page - 1) * ROWS_A_PAGE)
}
