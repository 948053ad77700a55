import { type PricedTour, findOfferFault } from './prices'
import type { TourText } from './tour-fields'
import { type Lang, LANGS } from '../languages'
import { TOUR_STATUS } from './tour-status'

/** The input of the checks: a tour from the wire, from storage or from the editor. */
export interface CheckedTour extends PricedTour, Record<TourText, Texts> {
  categoryId: number
  startMinute: number | null
  imageUrls: { alt: Texts }[]
  joins: { startDate: string }[]
  routeDetail: { lang: Lang; title: string; body: string }[]
}

type Texts = { lang: Lang; txt: string }[]

/** Whether a language's text is missing or only spaces. */
export function isMissing(texts: Texts, lang: Lang): boolean {
  return !texts.some((text) => text.lang === lang && text.txt.trim() !== '')
}

/** Faults that prevent a tour from being published. The API applies the same check to the stored tour. */
export const TOUR_FAULTS = [
  'region',
  'description',
  'picture',
  'itinerary',
  'offerEnded',
  'OfferEndMissing',
  'RegularPriceMissing',
  'RegularPriceTooLow',
] as const
export type TourFault = (typeof TOUR_FAULTS)[number]

/** Faults that prevent this tour from being published; `today` is a day in Calgary. */
export function findFaults(tour: CheckedTour, today: string): TourFault[] {
  const offerFault = findOfferFault(tour)
  const isEndedOffer =
    tour.status === TOUR_STATUS.offer && tour.offerUntil !== null && tour.offerUntil < today
  const isFaulty: [TourFault, boolean][] = [
    ['region', tour.categoryId <= 0],
    ['description', LANGS.every((lang) => isMissing(tour.description, lang))],
    ['picture', tour.imageUrls.length === 0],
    ['itinerary', tour.routeDetail.length === 0],
    ['offerEnded', isEndedOffer],
  ]
  const faults = isFaulty.flatMap(([fault, isHere]) => (isHere ? [fault] : []))
  return offerFault ? [...faults, offerFault] : faults
}
