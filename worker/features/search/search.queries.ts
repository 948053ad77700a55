import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { LAST_CHARACTER } from '../../platform/fold'
import { replies, topics } from '../board/board.tables'
import { tours, tourTexts } from '../tours/tours.tables'
import { indexPostStatement, indexTourStatement } from './search.contract'
import type { QueryTerm } from './search.rules'
import { searchDocuments, searchTerms } from './search.tables'

/** Postings that are looked at to find out which term is the rarest, and those of it that are then followed. */
const PROBE_ROWS = 200
const FOLLOWED_ROWS = 600
/** Texts that are read and ranked. */
const MAX_CANDIDATES = 100

/** A text that has every term, with what its hit shows. */
export interface Candidate {
  kind: 'tour' | 'post'
  refId: number
  lang: string
  tourId: number
  topicId: number | null
  title: string
  body: string
  createdAt: number
  topicTitle: string | null
  category: number | null
  isOpening: boolean | null
}

/**
 * Public texts that contain every term, at most 100. Reads a bounded number of rows, however common the terms are. One
 * round trip: the rarest term, which is followed, is found out in the same statement.
 */
export async function findCandidates(db: Db, terms: readonly QueryTerm[]): Promise<Candidate[]> {
  if (terms.length === 0) return []
  const isOnly = terms.length === 1
  const probes = terms.map(({ text, isPrefix }) => {
    const last = isPrefix ? text + LAST_CHARACTER : text
    const n = isOnly
      ? sql`0`
      : sql`(select count(*) from (select 1 from ${searchTerms} where term between ${text} and ${last} limit ${PROBE_ROWS}))`
    return sql`(${text}, ${last}, ${n})`
  })
  const end = (column: 'first' | 'last') => sql.raw(`(select ${column} from driver)`)
  const followed = sql`(select doc_id, weight from ${searchTerms} where term between ${end('first')} and ${end('last')}
    order by term desc, doc_id desc limit ${isOnly ? 2 * MAX_CANDIDATES : FOLLOWED_ROWS})`
  const others = isOnly ? [] : terms.map((term) => sql`(${end('first')} = ${term.text} or ${hasTerm(term)})`)
  const ids = sql`(with probed (first, last, n) as (values ${sql.join(probes, sql`, `)}),
      driver as materialized (select first, last from probed order by n limit 1)
    select followed.doc_id from ${followed} as followed where ${and(sql`1`, ...others)}
    order by followed.weight desc, followed.doc_id desc limit ${MAX_CANDIDATES})`
  const isPublicPost = and(eq(topics.isListed, 1), eq(replies.isShown, 1), isNull(replies.blankedAt))
  const isPublicTour = and(eq(tours.kind, 'tour'), gt(tours.status, 0), isNull(tours.deletedAt))
  return db
    .select({
      kind: searchDocuments.kind,
      refId: searchDocuments.refId,
      lang: searchDocuments.lang,
      tourId: searchDocuments.tourId,
      topicId: searchDocuments.topicId,
      title: searchDocuments.title,
      body: searchDocuments.body,
      createdAt: searchDocuments.createdAt,
      topicTitle: topics.title,
      category: topics.category,
      isOpening: replies.isOpening,
    })
    .from(searchDocuments)
    .innerJoin(tours, eq(tours.id, searchDocuments.tourId))
    .leftJoin(topics, eq(topics.id, searchDocuments.topicId))
    .leftJoin(replies, and(eq(searchDocuments.kind, 'post'), eq(replies.id, searchDocuments.refId)))
    .where(
      and(
        sql`${searchDocuments.id} in ${ids}`,
        sql`case ${searchDocuments.kind} when 'tour' then ${isPublicTour} else ${isPublicPost} end`,
      ),
    )
}

function hasTerm(term: QueryTerm): SQL {
  if (!term.isPrefix)
    return sql`exists (select 1 from ${searchTerms} as t where t.term = ${term.text} and t.doc_id = followed.doc_id)`
  // The newest first, as the followed rows are, so that two common beginnings still meet.
  return sql`followed.doc_id in (
    select doc_id from ${searchTerms} where term between ${term.text} and ${term.text + LAST_CHARACTER} order by term desc, doc_id desc limit ${FOLLOWED_ROWS})`
}

/** Writes the whole index anew from tours and posts, in bounded batches: after a seed or a change of the terms. */
export async function rebuildSearch(db: Db, batchSize = 50): Promise<void> {
  await db.delete(searchDocuments)
  const texts = await db
    .select()
    .from(tourTexts)
    .where(sql`${tourTexts.name} <> ''`)
  for (let from = 0; from < texts.length; from += batchSize)
    await runAll(
      db,
      texts
        .slice(from, from + batchSize)
        .map(({ tourId, lang, name, description, route, bulletin, updatedAt }) =>
          indexTourStatement(db, { tourId, lang, name, texts: [description, route, bulletin], createdAt: updatedAt }),
        ),
    )
  for (let after = 0, isMore = true; isMore;) {
    const posts = await listPosts(db, after, batchSize)
    await runAll(
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
    .where(
      and(
        gt(replies.id, after),
        isNull(replies.deletedAt),
        isNull(replies.blankedAt),
        isNull(topics.deletedAt),
        eq(topics.isPrivate, false),
      ),
    )
    .orderBy(asc(replies.id))
    .limit(limit)
}

async function runAll(db: Db, statements: ReturnType<typeof indexPostStatement>[]): Promise<void> {
  const [first, ...others] = statements
  if (first) await db.batch([first, ...others])
}
