import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { LAST_CHARACTER } from '../../db/fold-text'
import { replies, topics } from '../../db/schema/board'
import { tourTexts } from '../../db/schema/tours'
import { indexPostStatement, isFindable } from './index-statements'
import { indexTourStatement } from './tour-index'
import type { QueryTerm } from './terms'
import { searchDocuments } from '../../db/schema/search'
import { readAll, sqlRead } from '../../db/sql-reads'

/** Postings probed to find the rarest term. */
const PROBED_ROWS = 80
/** Postings of the rarest term that are followed: tours and titles first, then post bodies. */
const FOLLOWED_HEADS = 100
const FOLLOWED_BODIES = 200
/** Texts that are read and ranked. */
const MAX_CANDIDATES = 160

/** A text that may match; `title` and `body` are as indexed, `heading` is the topic's title. */
export type Candidate = Omit<typeof searchDocuments.$inferSelect, 'id' | 'terms' | 'isPublic'>

interface Wanted {
  /** Defaults to true. */
  isPublic?: boolean
  /** Terms of further texts, which follow those of the first. */
  looser?: readonly (readonly QueryTerm[])[]
}

/**
 * Texts that contain every term, public ones unless the reader is an admin, at most 160, tours and titles first; a text
 * may appear twice if two of its words share a beginning. The rarest term's postings are followed to their documents,
 * which are checked for the other terms: two rows per text, at most 700 in total, and as many for each looser list. One
 * round trip.
 */
export async function findCandidates(
  db: Db,
  terms: readonly QueryTerm[],
  { isPublic = true, looser = [] }: Wanted = {},
): Promise<Candidate[]> {
  if (terms.length === 0) return []
  const reads = [terms, ...looser].map((each) => candidatesRead(each, isPublic))
  const [first, ...further] = await readAll<Candidate[]>(db, reads)
  const found = new Set(first?.map(keyOf))
  const added = further.flat().filter((candidate) => {
    const isNew = !found.has(keyOf(candidate))
    found.add(keyOf(candidate))
    return isNew
  })
  return [...(first ?? []), ...added].slice(0, MAX_CANDIDATES)
}

function keyOf({ kind, refId, lang }: Candidate): string {
  return `${kind} ${refId} ${lang}`
}

function candidatesRead(terms: readonly QueryTerm[], isPublic: boolean) {
  const values = terms.flatMap(valuesOf)
  const [first, last] = ['(SELECT first FROM rarest)', '(SELECT last FROM rarest)']
  const text = `
    WITH
      probed (first, last, commonness) AS (VALUES ${probesSql(terms.length).join(', ')}),
      rarest (first, last) AS MATERIALIZED (
        SELECT first, last FROM probed ORDER BY commonness LIMIT 1),
      followed (doc_id) AS (
        ${postingsSql(first, last, { heads: FOLLOWED_HEADS, bodies: FOLLOWED_BODIES })})
    SELECT
      kind, ref_id AS refId, lang, tour_id AS tourId, topic_id AS topicId, title, body,
      created_at AS createdAt, heading, category
    FROM followed CROSS JOIN search_documents AS document
    WHERE document.id = followed.doc_id ${isPublic ? 'AND document.is_public' : ''}
      ${terms.map((_term, index) => `AND instr(document.terms, ?${3 * index + 3})`).join(' ')}
    LIMIT ${MAX_CANDIDATES}`
  return sqlRead(text, values, (row: Candidate) => row)
}

/** Three values per term: its first and last spelling, and the text that its documents contain. */
function valuesOf({ text, isPrefix }: QueryTerm): string[] {
  const last = isPrefix ? text + LAST_CHARACTER : text
  return [text, last, `["${text}${isPrefix ? '' : '",'}`]
}

/** Rows of a term's first and last spelling, and how common it is. */
function probesSql(count: number): string[] {
  const probed = count === 1 ? 0 : Math.floor(PROBED_ROWS / count)
  // If all terms are common, the rarest is the one whose postings reach back furthest.
  const commonness = `iif(count(*) < ${probed}, count(*) - ${probed}, 1 / (1 + max(doc_id) - avg(doc_id)))`
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [`?${3 * index + 1}`, `?${3 * index + 2}`]
    const found = postingsSql(first, last, { heads: probed, bodies: probed })
    return `(${first}, ${last}, (SELECT ${commonness} FROM (${found} LIMIT ${probed})))`
  })
}

/** SQL of the newest documents of the terms from `first` to `last`: `heads` of tours and titles, then `bodies`. */
function postingsSql(
  first: string,
  last: string,
  { heads, bodies }: { heads: number; bodies: number },
): string {
  const newest = (from: string, to: string, limit: number) => `
    SELECT doc_id FROM (
      SELECT doc_id FROM search_terms
      WHERE term BETWEEN ${from} AND ${to}
      ORDER BY term DESC, doc_id DESC
      LIMIT ${limit})`
  // The terms of tours and titles have a prefix.
  return `${newest(`'!' || ${first}`, `'!' || ${last}`, heads)} UNION ALL ${newest(first, last, bodies)}`
}

/** Rebuilds the index from tours and posts in bounded batches, after a seed or a change of the terms. */
export async function rebuildSearch(db: Db, batchSize = 50): Promise<void> {
  await db.delete(searchDocuments)
  const texts = await db.select().from(tourTexts).where(ne(tourTexts.name, ''))
  for (let from = 0; from < texts.length; from += batchSize)
    await runBatch(
      db,
      texts
        .slice(from, from + batchSize)
        .map(({ tourId, lang, ...texts }) => indexTourStatement(db, { tourId, lang, texts })),
    )
  for (let after = 0, isMore = true; isMore;) {
    const posts = await listPosts(db, after, batchSize)
    await runBatch(
      db,
      posts.map((post) => indexPostStatement(db, post)),
    )
    after = posts.at(-1)?.replyId ?? after
    isMore = posts.length === batchSize
  }
}

function listPosts(db: Db, after: number, limit: number) {
  return db
    .select({
      replyId: replies.id,
      topicId: topics.id,
      tourId: topics.tourId,
      title: sql<string>`iif(${replies.isOpening}, ${topics.title}, '')`,
      content: replies.content,
      createdAt: replies.createdAt,
    })
    .from(replies)
    .innerJoin(topics, eq(topics.id, replies.topicId))
    .where(and(gt(replies.id, after), isFindable))
    .orderBy(asc(replies.id))
    .limit(limit)
}
