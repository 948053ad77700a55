import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { codePoints } from '../../contracts/text/text-length'
import { replies, topics } from '../../db/schema/board'
import { documentTerms } from './terms'
import { plainText } from './plain-text'
import { searchDocuments } from '../../db/schema/search'

const MAX_BODY = 2000

/** Expressions, because a row inserted in the same batch has no known id yet. */
type IdInBatch = number | SQL<number>

interface SearchablePost {
  replyId: IdInBatch
  topicId: IdInBatch
  tourId: number
  /** Title of the topic for its opening post, empty for a reply. */
  title: string
  /** Markdown. */
  content: string
  createdAt: number
}

/** Adds or updates a public post in the index, in the batch of its write; never for a private post. */
export function indexPostStatement(
  db: Db,
  { replyId, topicId, tourId, title, content, createdAt }: SearchablePost,
) {
  const found = foundBy(title, content)
  return db
    .insert(searchDocuments)
    .values({
      kind: 'post',
      refId: sql`${replyId}`,
      tourId,
      topicId: sql`${topicId}`,
      ...found,
      createdAt,
    })
    .onConflictDoUpdate({
      target: [searchDocuments.kind, searchDocuments.refId, searchDocuments.lang],
      set: found,
    })
}

/** Condition on posts joined with their topics: whether they belong in the index. */
export const isFindable = and(
  isNull(replies.deletedAt),
  isNull(replies.blankedAt),
  isNull(topics.deletedAt),
  eq(topics.isPrivate, false),
)

/** D1 binds at most 2 MB: that many posts of the longest terms, as JSON. */
export const POSTS_A_STATEMENT = 40

/** Indexes at most `POSTS_A_STATEMENT` public posts; those changed or deleted in the meantime are skipped. */
export function indexPostsStatement(
  db: Db,
  posts: readonly (Pick<SearchablePost, 'title' | 'content'> & { replyId: number })[],
) {
  const rows = JSON.stringify(
    posts.map(({ replyId, title, content }) => {
      const found = foundBy(title, content)
      return [replyId, found.title, found.body, found.terms]
    }),
  )
  return db
    .insert(searchDocuments)
    .select(
      sql`SELECT NULL, 'post', replies.id, '', topics.tour_id, topics.id, made.value ->> 1, made.value ->> 2,
        made.value ->> 3, replies.created_at, 0, '', NULL
      FROM json_each(${rows}) AS made CROSS JOIN ${replies} CROSS JOIN ${topics}
      WHERE replies.id = made.value ->> 0 AND topics.id = replies.topic_id AND ${isFindable}`,
    )
    .onConflictDoNothing()
}

/** Columns of a document; `text` is plain text or Markdown. */
export function foundBy(title: string, text: string) {
  const body = beginningOf(plainText(text))
  return { title, body, terms: JSON.stringify(documentTerms(title, body)) }
}

function beginningOf(plain: string): string {
  return codePoints(plain) > MAX_BODY ? Array.from(plain).slice(0, MAX_BODY).join('') : plain
}
