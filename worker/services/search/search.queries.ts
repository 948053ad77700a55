import { and, asc, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { LAST_CHARACTER } from '../../db/fold-text'
import { replies, topics } from '../../db/schema/board'
import { tourTexts } from '../../db/schema/tours'
import { indexPostStatement, isFindable } from './index-statements'
import { indexTourStatement } from './tour-index'
import type { QueryTerm } from './terms'
import { searchDocuments, searchTerms } from '../../db/schema/search'

/** Postings probed to find the rarest term. */
const PROBED_ROWS = 80
/** Postings of the rarest term that are followed: tours and titles first, then post bodies. */
const FOLLOWED_HEADS = 100
const FOLLOWED_BODIES = 200
/** Texts that are read and ranked. */
const MAX_CANDIDATES = 160
/** Prefix of the terms of tours and titles (migration 0028). */
const HEAD = sql.raw(`'!'`)

export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number]

/**
 * Public texts that contain every term, at most 160, tours and titles first; a text may appear twice if two of its
 * words share a beginning. The rarest term's postings are followed to their documents, which are checked for the other
 * terms: two rows per text, at most 700 in total. One round trip.
 */
export async function findCandidates(db: Db, terms: readonly QueryTerm[]) {
  if (terms.length === 0) return []
  const probed = terms.length === 1 ? 0 : Math.floor(PROBED_ROWS / terms.length)
  // Literals: eight words need most of the hundred parameters that D1 allows.
  const limit = sql.raw(String(probed))
  // If all terms are common, the rarest is the one whose postings reach back furthest.
  const commonness = sql`iif(count(*) < ${limit}, count(*) - ${limit}, 1 / (1 + max(doc_id) - avg(doc_id)))`
  const probes = terms.map(({ text, isPrefix }) => {
    const last = isPrefix ? text + LAST_CHARACTER : text
    const found = postings(sql`${text}`, sql`${last}`, { heads: probed, bodies: probed })
    return sql`(${text}, ${last}, (select ${commonness} from (${found} limit ${limit})))`
  })
  const rarest = sql`rarest (first, last) as materialized (select first, last from probed order by commonness limit 1)`
  const ranges = sql`with probed (first, last, commonness) as (values ${sql.join(probes, sql`, `)}), ${rarest}`
  const end = (column: 'first' | 'last') => sql.raw(`(select ${column} from rarest)`)
  const followed = postings(end('first'), end('last'), {
    heads: FOLLOWED_HEADS,
    bodies: FOLLOWED_BODIES,
  })
  const has = terms.map(
    ({ text, isPrefix }) =>
      sql`instr(${searchDocuments.terms}, ${`["${text}${isPrefix ? '' : '",'}`})`,
  )
  const { terms: _, ...columns } = getTableColumns(searchDocuments)
  return db
    .select(columns)
    .from(sql`(${ranges} ${followed}) as followed`)
    .crossJoin(searchDocuments)
    .where(
      and(sql`${searchDocuments.id} = followed.doc_id`, sql`${searchDocuments.isPublic}`, ...has),
    )
    .limit(MAX_CANDIDATES)
}

/** The newest documents of the terms from `first` to `last`: `heads` of tours and titles, then `bodies`. */
function postings(
  first: SQL,
  last: SQL,
  { heads, bodies }: { heads: number; bodies: number },
): SQL {
  const newest = (from: SQL, to: SQL, limit: number) =>
    sql`select doc_id from (select doc_id from ${searchTerms} where term between ${from} and ${to}
      order by term desc, doc_id desc limit ${sql.raw(String(limit))})`
  return sql`${newest(sql`${HEAD} || ${first}`, sql`${HEAD} || ${last}`, heads)}
    union all ${newest(first, last, bodies)}`
}

/** Rebuilds the index from tours and posts in bounded batches, after a seed or a change of the terms. */
export async function rebuildSearch(db: Db, batchSize = 50): Promise<void> {
  await db.delete(searchDocuments)
  const texts = await db
    .select()
    .from(tourTexts)
    .where(sql`${tourTexts.name} <> ''`)
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
