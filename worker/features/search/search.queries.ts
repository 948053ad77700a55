import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { replies, topics } from '../board/board.tables'
import { tours, tourTexts } from '../tours/tours.tables'
import { indexPostStatement, indexTourStatement } from './search.contract'
import type { QueryTerm } from './search.rules'
import { searchDocuments, searchTerms } from './search.tables'

/** Postings that are looked at to find out which term is the rarest, and those that are then followed. */
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

/** Public texts that contain every term, at most 100. Reads a bounded number of rows, however common the terms are. */
export async function findCandidates(db: Db, terms: readonly QueryTerm[]): Promise<Candidate[]> {
  const rarestFirst = await byRarity(db, terms)
  const [driver, ...others] = rarestFirst
  if (!driver) return []
  const ids = db
    .select({ docId: sql<number>`followed.doc_id`.as('doc_id') })
    .from(
      sql`(select doc_id, weight from ${searchTerms} where ${isTerm(driver)} order by term desc, doc_id desc limit ${FOLLOWED_ROWS}) as followed`,
    )
    .where(and(...others.map(hasTerm)))
    .orderBy(sql`followed.weight desc, followed.doc_id desc`)
    .limit(MAX_CANDIDATES)
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

/** The terms, the rarest first; none when one of them occurs nowhere. */
async function byRarity(db: Db, terms: readonly QueryTerm[]): Promise<QueryTerm[]> {
  if (terms.length === 0) return []
  const counts = terms.map(
    (term) => sql`select count(*) as n from (select 1 from ${searchTerms} where ${isTerm(term)} limit ${PROBE_ROWS})`,
  )
  const rows = await db.all<{ n: number }>(sql.join(counts, sql` union all `))
  if (rows.some(({ n }) => n === 0)) return []
  return terms
    .map((term, index) => ({ term, n: rows[index]?.n ?? 0 }))
    .toSorted((a, b) => a.n - b.n)
    .map(({ term }) => term)
}

function isTerm({ text, isPrefix }: QueryTerm): SQL {
  if (!isPrefix) return sql`term = ${text}`
  return sql`term >= ${text} and term < ${`${text}\u{10ffff}`}`
}

function hasTerm(term: QueryTerm): SQL {
  if (!term.isPrefix)
    return sql`exists (select 1 from ${searchTerms} as t where t.term = ${term.text} and t.doc_id = followed.doc_id)`
  // The newest first, as the followed rows are, so that two common beginnings still meet.
  return sql`followed.doc_id in (
    select doc_id from ${searchTerms} where ${isTerm(term)} order by term desc, doc_id desc limit ${FOLLOWED_ROWS})`
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
