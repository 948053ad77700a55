import { and, eq } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { recordOf } from '../../contracts/record-of'
import { MARKDOWN_TEXTS, TEXTS_AS_HTML } from '../../contracts/tour-fields'
import { RENDERER_VERSION, renderStoredMarkdown } from '../../services/markdown/markdown'
import type { TourExtraRows } from './tours.presenter'
import { itineraryEntries, tourTexts } from '../../db/schema/tours'

type Texts = TourExtraRows['rows']['texts'][number]
type Entry = TourExtraRows['itinerary'][number]

/** The rows whose HTML was rendered again, because an older renderer had made it. */
export interface Renewal {
  texts: Texts[]
  entries: Entry[]
}

/** The rows of a tour with current HTML, and which of them were rendered again. */
export function withCurrentHtml(found: TourExtraRows): TourExtraRows & { renewal: Renewal } {
  const texts = found.rows.texts.map(renderTexts)
  const itinerary = found.itinerary.map(renderEntry)
  const renewal = {
    texts: texts.filter((row) => !found.rows.texts.includes(row)),
    entries: itinerary.filter((row) => !found.itinerary.includes(row)),
  }
  return { ...found, rows: { ...found.rows, texts }, itinerary, renewal }
}

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

function renderTexts(row: Texts): Texts {
  const hasMarkdown = MARKDOWN_TEXTS.some((name) => row[name] !== '')
  if (!hasMarkdown || row.rendererVersion >= RENDERER_VERSION) return row
  const html = MARKDOWN_TEXTS.map((name) => [`${name}Html`, renderStoredMarkdown(row[name])])
  return { ...row, ...Object.fromEntries(html), rendererVersion: RENDERER_VERSION }
}

function renderEntry(row: Entry): Entry {
  if (row.body === '' || row.rendererVersion >= RENDERER_VERSION) return row
  return { ...row, bodyHtml: renderStoredMarkdown(row.body), rendererVersion: RENDERER_VERSION }
}
