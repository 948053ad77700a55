import type { PricedTour } from './prices'
import type { TourText } from './tour-fields'
import type { Lang } from '../languages'

/** The input of the checks: a tour from the wire, from storage or from the editor. */
export interface CheckedTour extends PricedTour, Record<TourText, Texts> {
  categoryId: number
  imageUrls: { alt: Texts }[]
  joins: { startDate: string }[]
  routeDetail: { lang: Lang }[]
}

type Texts = { lang: Lang; txt: string }[]

/** Whether a language's text is missing or only spaces. */
export function isMissing(texts: Texts, lang: Lang): boolean {
  return !texts.some((text) => text.lang === lang && text.txt.trim() !== '')
}
