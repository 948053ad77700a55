import { sql } from 'drizzle-orm'
import type { HeldPosts, HeldListQuery } from '../../contracts/board/moderation'
import type { Db } from '../../db/db'
import { keysetOf, toPage } from '../../db/keyset'
import {
  type PostColumns,
  POST_COLUMNS,
  toPost,
  matching,
  isLatestFirst,
} from './moderation.queries'

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
