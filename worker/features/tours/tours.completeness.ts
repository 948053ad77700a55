import { LANGS, type Lang } from '../../contracts/languages'
import { TOUR_TEXTS } from '../../contracts/tours/tour-fields'
import type { TourSummary } from '../../contracts/tours/tour-summary'
import type { TourTextRow } from '../../db/schema/tours'

/** The number of lines of one kind that a tour has in a language. */
interface Lines {
  lang: Lang
  n: number
}

export interface TourParts {
  texts: Pick<TourTextRow, 'lang' | (typeof TOUR_TEXTS)[number]>[]
  images: number
  /** Descriptions of these images. */
  alts: Lines[]
  /** Titles and texts of the itinerary. */
  itinerary: Lines[]
  inclusions: Lines[]
}

/**
 * Number of texts that each language lacks; complete ones are left out. Every text and every image's description
 * counts; itinerary and inclusions are compared with the language that has the most.
 */
export function missingTexts(parts: TourParts): TourSummary['missing'] {
  const { texts, images, alts, itinerary, inclusions } = parts
  return LANGS.map((lang) => {
    const own = texts.find((row) => row.lang === lang)
    const empty = TOUR_TEXTS.filter((name) => !own || own[name].trim() === '').length
    const n =
      empty +
      Math.max(0, images - linesIn(alts, lang)) +
      behindMost(itinerary, lang) +
      behindMost(inclusions, lang)
    return { lang, n }
  }).filter(({ n }) => n > 0)
}

function behindMost(lines: Lines[], lang: Lang): number {
  return Math.max(0, ...lines.map(({ n }) => n)) - linesIn(lines, lang)
}

function linesIn(lines: Lines[], lang: Lang): number {
  return lines.find((each) => each.lang === lang)?.n ?? 0
}
