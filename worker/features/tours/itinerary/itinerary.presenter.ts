import { pick } from '../../../db/pick'
import type { Lang } from '../../../contracts/languages'
import type { Inclusions, ItineraryEntry } from '../../../contracts/tours/itinerary'
import type { itineraryEntries, tourInclusions } from '../../../db/schema/tours'

export function toItinerary(rows: (typeof itineraryEntries.$inferSelect)[]): ItineraryEntry[] {
  return rows.map((row) => ({
    id: row.position,
    lang: row.lang,
    isPic: row.isPicture,
    ...pick(row, 'url', 'title', 'body', 'bodyHtml'),
    min: row.minutes,
  }))
}

/** One entry per language, the lines of each kind in order. */
export function toInclusions(rows: (typeof tourInclusions.$inferSelect)[]): Inclusions[] {
  const byLang = new Map<Lang, Inclusions>()
  for (const { lang, kind, txt } of rows) {
    const entry = byLang.get(lang) ?? { lang, included: [], excluded: [] }
    entry[kind].push(txt)
    byLang.set(lang, entry)
  }
  return [...byLang.values()]
}
