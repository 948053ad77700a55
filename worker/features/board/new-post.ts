import { and, eq, sql, type SQL } from 'drizzle-orm'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { postDays, replies, topics } from '../../db/schema/board'
import { tourNamesStatement } from '../../db/tour-names'
import { RENDERER_VERSION, renderMarkdown } from '../../services/markdown/markdown'
import { indexPostStatement } from '../../services/search/index-statements'
import { postStatement, type Writing } from './board.repeats'
import { AppError } from '../../http/errors'
import { dailyCap } from './board.rules'

/** Reads before a new post: tour names, the first result of the request, an earlier post, today's count. */
export function readsBefore({ db, writer, now, requestKey }: Writing, tourId: number) {
  const isReviewed = and(eq(replies.pendingReview, false), eq(topics.pendingReview, false))
  return [
    tourNamesStatement(db, tourId),
    postStatement(db, eq(replies.requestKey, requestKey?.key ?? '')),
    db
      .select({ id: replies.id })
      .from(replies)
      .innerJoin(topics, eq(topics.id, replies.topicId))
      .where(and(eq(replies.userId, writer.userId), isReviewed))
      .limit(1),
    db
      .select({ n: postDays.n })
      .from(postDays)
      .where(and(eq(postDays.userId, writer.userId), eq(postDays.day, calgaryDay(now)))),
  ] as const
}

export function newPost(
  { writer, now, contentHash }: Writing,
  content: string,
  requestKey: string,
) {
  return {
    userId: writer.userId,
    content,
    html: renderMarkdown(content),
    rendererVersion: RENDERER_VERSION,
    createdAt: now,
    requestKey,
    contentHash,
  }
}

interface IndexedPost {
  key: string
  tourId: number
  topicId: number | SQL<number>
  title: string
  content: string
  isPrivate: boolean
}

/** The search document of a post; a private post has none. */
export function indexStatements({ db, now }: Writing, { key, isPrivate, ...post }: IndexedPost) {
  if (isPrivate) return []
  return [indexPostStatement(db, { ...post, replyId: idOfPost(key), createdAt: now })]
}

/** The id of a post inserted by the same batch. */
export function idOfPost(key: string): SQL<number> {
  return sql<number>`(select ${replies.id} from ${replies} where ${replies.requestKey} = ${key})`
}

/** Whether a post is held for an admin: a member's first, if the site reviews first posts. */
export function isHeldForReview({ firstPostReview, writer }: Writing, earlier: readonly unknown[]) {
  return firstPostReview && !writer.isAdmin && earlier.length === 0
}

/** Checked before rendering. @throws AppError WriteLimit */
export function requireWithinDay({ writer, postsADay }: Writing, today: { n: number } | undefined) {
  if (today && today.n >= dailyCap(writer, postsADay)) throw new AppError('WriteLimit')
}

/** Counts a post; the table's CHECK fails the batch above the limit. */
export function countPost({ db, writer, now, postsADay }: Writing) {
  const cap = dailyCap(writer, postsADay)
  return db
    .insert(postDays)
    .values({ userId: writer.userId, day: calgaryDay(now), n: 1, cap })
    .onConflictDoUpdate({
      target: [postDays.userId, postDays.day],
      set: { n: sql`${postDays.n} + 1`, cap },
    })
}
