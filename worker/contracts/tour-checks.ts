import { findOfferFault, hasPerPersonPrices, type PricedTour, tierPrices } from './prices'
import { TOUR_TEXTS, type TourText } from './tour-fields'
import { type Lang, LANGS } from './languages'
import { TOUR_STATUS } from './tour-status'

/** What keeps a tour from being published. The API refuses the same on the stored tour. */
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

/** What is checked: a tour as on the wire, stored or as it is typed. */
export interface CheckedTour extends PricedTour, Record<TourText, Texts> {
  categoryId: number
  imageUrls: { alt: Texts }[]
  joins: { startDate: string }[]
  routeDetail: { lang: Lang }[]
}

type Texts = { lang: Lang; txt: string }[]

/** What a reader would miss; it can be published anyway. */
export type TourWarning =
  | { kind: 'price' }
  | { kind: 'largerPartyPaysMore'; persons: number }
  | { kind: 'text'; field: TourText; lang: Lang }
  | { kind: 'itineraryIn'; lang: Lang }
  /** Images without a description in a language. */
  | { kind: 'alt'; lang: Lang; count: number }
  | { kind: 'pastDepartures'; count: number }

export interface TourFindings {
  faults: TourFault[]
  warnings: TourWarning[]
}

/** What is missing or wrong on a tour that will be published as `tour.status`; `today` is a day in Calgary. */
export function checkTour(tour: CheckedTour, today: string): TourFindings {
  return {
    faults: findFaults(tour, today),
    warnings: [
      ...priceWarnings(tour),
      ...textWarnings(tour),
      ...itineraryWarnings(tour),
      ...altWarnings(tour),
      ...departureWarnings(tour, today),
    ],
  }
}

function findFaults(tour: CheckedTour, today: string): TourFault[] {
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

/** A tour without any price is on request. A larger party that pays more each is most likely a typing mistake. */
function priceWarnings(tour: CheckedTour): TourWarning[] {
  const tiers = tierPrices(tour)
  const dearer = tiers.find(({ cents }, index) => cents > (tiers[index - 1]?.cents ?? Infinity))
  const isOnRequest = !hasPerPersonPrices(tour) && (tour.price ?? 0) <= 0
  return [
    ...(isOnRequest ? [{ kind: 'price' } as const] : []),
    ...(dearer ? [{ kind: 'largerPartyPaysMore', persons: dearer.persons } as const] : []),
  ]
}

/** A short description that no language has is a fault, not a warning of three languages. */
function textWarnings(tour: CheckedTour): TourWarning[] {
  return LANGS.flatMap((lang) =>
    TOUR_TEXTS.filter((field) => isMissing(tour[field], lang))
      .filter((field) => field !== 'description' || tour[field].some(({ txt }) => txt.trim()))
      .map((field): TourWarning => ({ kind: 'text', field, lang })),
  )
}

function itineraryWarnings({ routeDetail }: CheckedTour): TourWarning[] {
  if (routeDetail.length === 0) return []
  return LANGS.filter((lang) => !routeDetail.some((entry) => entry.lang === lang)).map((lang) => ({
    kind: 'itineraryIn',
    lang,
  }))
}

function altWarnings({ imageUrls }: CheckedTour): TourWarning[] {
  return LANGS.flatMap((lang) => {
    const count = imageUrls.filter(({ alt }) => isMissing(alt, lang)).length
    return count > 0 ? [{ kind: 'alt', lang, count } as const] : []
  })
}

function departureWarnings({ joins }: CheckedTour, today: string): TourWarning[] {
  const count = joins.filter(({ startDate }) => startDate !== '' && startDate < today).length
  return count > 0 ? [{ kind: 'pastDepartures', count }] : []
}

function isMissing(texts: Texts, lang: Lang): boolean {
  return !texts.some((text) => text.lang === lang && text.txt.trim() !== '')
}
