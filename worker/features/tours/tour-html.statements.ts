import { and, eq } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { recordOf } from '../../contracts/record-of'
import { MARKDOWN_TEXTS, TEXTS_AS_HTML } from '../../contracts/tours/tour-fields'
import { itineraryEntries, tourTexts } from '../../db/schema/tours'
import type { Texts, Entry, Renewal } from './tour-html'

/** Stores new HTML unless its Markdown was changed in the meantime. */
export async function storeCurrentHtml(db: Db, { texts, entries }: Renewal): Promise<void> {
  await runBatch(db, [
    ...texts.map((row) => textsStatement(db, row)),
    ...entries.map((row) => entryStatement(db, row)),
  ])
}

function textsStatement(db: Db, row: Texts): Statement {
  return db
    .update(tourTexts)
    .set({ ...recordOf(TEXTS_AS_HTML, (name) => row[name]), rendererVersion: row.rendererVersion })
    .where(
      and(
        eq(tourTexts.tourId, row.tourId),
        eq(tourTexts.lang, row.lang),
        ...MARKDOWN_TEXTS.map((name) => eq(tourTexts[name], row[name])),
      ),
    )
}

function entryStatement(db: Db, { bodyHtml, rendererVersion, ...row }: Entry): Statement {
  return db
    .update(itineraryEntries)
    .set({ bodyHtml, rendererVersion })
    .where(
      and(
        eq(itineraryEntries.tourId, row.tourId),
        eq(itineraryEntries.lang, row.lang),
        eq(itineraryEntries.position, row.position),
        eq(itineraryEntries.body, row.body),
      ),
    )
}
