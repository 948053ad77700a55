import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { Lang } from '../../contracts/languages'
import { codePoints } from '../../contracts/text-length'
import { replies, topics } from '../../db/schema/board'
import { documentTerms, plainText } from './terms'
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

interface SearchableTour {
  tourId: IdInBatch
  lang: Lang
  name: string
  /** Plain text or Markdown: description, route, bulletin. */
  texts: readonly string[]
  createdAt: number
}

/** Adds or updates a public post in the index, in the batch of its write; never for a private post. */
export function indexPostStatement(db: Db, post: SearchablePost) {
  return documentStatement(db, {
    kind: 'post',
    refId: post.replyId,
    lang: '',
    tourId: post.tourId,
    topicId: post.topicId,
    title: post.title,
    text: post.content,
    createdAt: post.createdAt,
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

/** Indexes a tour's text in one language, in the batch of every change to it; hidden tours too. */
export function indexTourStatement(db: Db, tour: SearchableTour) {
  return documentStatement(db, {
    kind: 'tour',
    refId: tour.tourId,
    lang: tour.lang,
    tourId: tour.tourId,
    topicId: null,
    title: tour.name,
    text: tour.texts.filter(Boolean).join('\n'),
    createdAt: tour.createdAt,
  })
}

export function unindexTourStatement(db: Db, tourId: number, lang: Lang) {
  return db
    .delete(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, 'tour'),
        eq(searchDocuments.refId, tourId),
        eq(searchDocuments.lang, lang),
      ),
    )
}

/** Removes a post from the index when `condition` holds. */
export function unindexPostStatement(db: Db, replyId: number, condition?: SQL) {
  return db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, 'post'), eq(searchDocuments.refId, replyId), condition))
}

/** Removes all posts of a topic from the index when `condition` holds. */
export function unindexTopicStatement(db: Db, topicId: number, condition?: SQL) {
  return db.delete(searchDocuments).where(and(eq(searchDocuments.topicId, topicId), condition))
}

interface SearchableText {
  kind: 'tour' | 'post'
  refId: IdInBatch
  lang: string
  tourId: IdInBatch
  topicId: IdInBatch | null
  title: string
  text: string
  createdAt: number
}

function documentStatement(
  db: Db,
  { kind, refId, lang, tourId, topicId, title, text, createdAt }: SearchableText,
) {
  const found = foundBy(title, text)
  return db
    .insert(searchDocuments)
    .values({
      kind,
      refId: sql`${refId}`,
      lang,
      tourId: sql`${tourId}`,
      topicId: sql`${topicId}`,
      ...found,
      createdAt,
    })
    .onConflictDoUpdate({
      target: [searchDocuments.kind, searchDocuments.refId, searchDocuments.lang],
      set: found,
    })
}

function foundBy(title: string, text: string) {
  const plain = plainText(text)
  const body = codePoints(plain) > MAX_BODY ? Array.from(plain).slice(0, MAX_BODY).join('') : plain
  return { title, body, terms: JSON.stringify(documentTerms(title, body)) }
}
