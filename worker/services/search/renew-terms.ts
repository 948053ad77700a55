import { asc, gt, sql } from 'drizzle-orm'
import type { Bindings } from '../../env'
import { openDb } from '../../db/client'
import type { Db } from '../../db/db'
import { searchDocuments } from '../../db/schema/search'
import { factStatement, findFact } from '../site-facts'
import { documentTerms, TERMS_VERSION } from './terms'

/** The version of the stored terms, and while they are made again the last document that has the new ones. */
const FACT = 'search.terms'
/** D1 binds at most 2 MB: that many documents of the longest terms, as JSON. */
const DOCUMENTS_A_PART = 40
/** Parts per run: D1 allows 1000 queries, and a part takes three. */
const MAX_PARTS = 100

/** Job: makes the terms of all documents again after a change of `documentTerms`, also of a restored older backup. */
export async function renewTerms(env: Bindings, now: number): Promise<void> {
  const db = openDb(env.DB)
  let after = afterOf(await findFact(db, FACT))
  for (let left = MAX_PARTS; left > 0 && after !== null; left -= 1) {
    after = await renewPart(db, after)
    const value = after === null ? String(TERMS_VERSION) : `${TERMS_VERSION} ${after}`
    await factStatement(db, { name: FACT, value, now })
  }
}

/** The id of the last document with current terms; null when all have them. */
function afterOf(fact: string | null): number | null {
  const [version, after] = (fact ?? '').split(' ')
  if (version !== String(TERMS_VERSION)) return 0
  return after === undefined ? null : Number(after)
}

/** Documents that were changed in the meantime have current terms. Returns the last id; null after the last document. */
async function renewPart(db: Db, after: number): Promise<number | null> {
  const { id, title, body } = searchDocuments
  const documents = await db
    .select({ id, title, body })
    .from(searchDocuments)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(DOCUMENTS_A_PART)
  if (documents.length === 0) return null
  const rows = documents.map((document) => [
    document.id,
    document.title,
    document.body,
    JSON.stringify(documentTerms(document.title, document.body)),
  ])
  await db.run(
    sql`UPDATE search_documents SET terms = made.value ->> 3 FROM json_each(${JSON.stringify(rows)}) AS made
      WHERE search_documents.id = made.value ->> 0 AND search_documents.title = made.value ->> 1
        AND search_documents.body = made.value ->> 2 AND terms <> made.value ->> 3`,
  )
  return documents.at(-1)?.id ?? null
}
