import { and, eq } from 'drizzle-orm'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { RENDERER_VERSION, renderStoredMarkdown } from '../../services/markdown/markdown'
import type { TourExtraRows } from './tours.presenter'
import { itineraryEntries, tourTexts } from '../../db/schema/tours'

type Text = TourExtraRows['rows']['texts'][number]
type Entry = TourExtraRows['itinerary'][number]

const isOldText = ({ bulletin, rendererVersion }: Text) =>
  bulletin !== '' && rendererVersion < RENDERER_VERSION
const isOldEntry = ({ body, rendererVersion }: Entry) =>
  body !== '' && rendererVersion < RENDERER_VERSION

/** The rows whose HTML was rendered again. */
export interface Renewal {
  texts: Text[]
  entries: Entry[]
}

/** The rows of a tour with current HTML, and which of them were rendered again. */
export function withCurrentHtml(found: TourExtraRows): TourExtraRows & { renewal: Renewal } {
  const texts = found.rows.texts.map((text) =>
    isOldText(text)
      ? {
          ...text,
          bulletinHtml: renderStoredMarkdown(text.bulletin),
          rendererVersion: RENDERER_VERSION,
        }
      : text,
  )
  const itinerary = found.itinerary.map((entry) =>
    isOldEntry(entry)
      ? { ...entry, bodyHtml: renderStoredMarkdown(entry.body), rendererVersion: RENDERER_VERSION }
      : entry,
  )
  const renewal = {
    texts: texts.filter((text) => !found.rows.texts.includes(text)),
    entries: itinerary.filter((entry) => !found.itinerary.includes(entry)),
  }
  return { ...found, rows: { ...found.rows, texts }, itinerary, renewal }
}

/** Stores new HTML unless the text was changed in the meantime. */
export async function storeCurrentHtml(db: Db, { texts, entries }: Renewal): Promise<void> {
  await runBatch(db, [
    ...texts.map(({ tourId, lang, bulletin, bulletinHtml, rendererVersion }) =>
      db
        .update(tourTexts)
        .set({ bulletinHtml, rendererVersion })
        .where(
          and(
            eq(tourTexts.tourId, tourId),
            eq(tourTexts.lang, lang),
            eq(tourTexts.bulletin, bulletin),
          ),
        ),
    ),
    ...entries.map(({ tourId, lang, position, body, bodyHtml, rendererVersion }) => {
      const { tourId: ofTour, lang: inLang, position: at, body: written } = itineraryEntries
      return db
        .update(itineraryEntries)
        .set({ bodyHtml, rendererVersion })
        .where(and(eq(ofTour, tourId), eq(inLang, lang), eq(at, position), eq(written, body)))
    }),
  ])
}
