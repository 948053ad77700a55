import { MARKDOWN_TEXTS } from '../../contracts/tours/tour-fields'
import { RENDERER_VERSION, renderStoredMarkdown } from '../../services/markdown/markdown'
import type { TourExtraRows } from './tours.presenter'

export type Texts = TourExtraRows['rows']['texts'][number]
export type Entry = TourExtraRows['itinerary'][number]

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
    texts: without(texts, found.rows.texts),
    entries: without(itinerary, found.itinerary),
  }
  return { ...found, rows: { ...found.rows, texts }, itinerary, renewal }
}

function without<Row>(rows: readonly Row[], others: readonly Row[]): Row[] {
  return rows.filter((row) => !others.includes(row))
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
