import type { PricedTour } from './prices'
import type { TourText } from './tour-fields'
import type { Lang } from '../languages'

/** What is checked: a tour as on the wire, stored or as it is typed. */
export interface CheckedTour extends PricedTour, Record<TourText, Texts> {
  categoryId: number
  imageUrls: { alt: Texts }[]
  joins: { startDate: string }[]
  routeDetail: { lang: Lang }[]
}

type Texts = { lang: Lang; txt: string }[]

/** Whether a language has no text but spaces. */
export function isMissing(texts: Texts, lang: Lang): boolean {
  return !texts.some((text) => text.lang === lang && text.txt.trim() !== '')
}
