import type { ImageFocus } from '../../../worker/contracts/media/images'
import type { ShownText } from '../../../worker/contracts/tours/tour-fields'
import type { PartySize, PricedTour, ShownPrice } from '../../../worker/contracts/tours/prices'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import type { Place } from '../../../worker/contracts/tours/places'
import type { LocalText } from '../../../worker/contracts/translated'
import type { DepartureView } from './departures/departure.view'

export const TOUR_TABS = ['product', 'route', 'inclusions', 'safety'] as const
export type TourTab = (typeof TOUR_TABS)[number]

/** A region as menus and headings show it. */
export type Region = { id: number; slug: string; name: string }

/** Names in addresses that mean all regions. */
const EVERY_REGION = ['travel', 'all']

export type ViewImage = { url: string; alt: string; focus: ImageFocus }

export interface CardView extends PricedTour {
  id: number
  categoryId: number
  name: LocalText
  route: LocalText
  image: ViewImage | null
  /** The months in which it runs, 1 to 12; none for all. */
  months: number[]
}

export interface ItineraryView {
  id: number
  isImage: boolean
  url: string
  title: string
  bodyHtml: string
  minutes: number
  /** Where it is, with a name in any case; null if that is unknown. */
  place: Place | null
}

export interface TourView extends CardView, Record<ShownText, LocalText> {
  /** Minutes after midnight in Calgary; null if the start is agreed with each guest. */
  startMinute: number | null
  categorySlug: string
  images: ViewImage[]
  departures: DepartureView[]
  itinerary: ItineraryView[]
  itineraryLang: Lang
  included: string[]
  excluded: string[]
  inclusionsLang: Lang
  /** The name in each language, for addresses. */
  names: Record<Lang, string>
}

export type KnownPrice = Exclude<ShownPrice, { kind: 'inquire' }>

/** A tour with the party that its reader has chosen. */
export interface PartyProps {
  tour: TourView
  persons: PartySize
  onPersons: (persons: PartySize) => void
}

/** Opens the date request; pass the first day of a departure to join it. */
export type AskForDate = (startDay?: string) => void

/** The region with this name, case-insensitive. */
export function findRegion(regions: Region[], name: string): Region | undefined {
  const slug = name.toLowerCase()
  return regions.find(
    (each) => each.slug === slug || (each.id === 0 && EVERY_REGION.includes(slug)),
  )
}

/** Three other tours, those of the same region first. */
export function pickSimilar<Tour extends { categoryId: number }>(
  tours: readonly Tour[],
  isSelf: (tour: Tour) => boolean,
): Tour[] {
  const region = tours.find(isSelf)?.categoryId
  const isNear = ({ categoryId }: Tour) => Number(categoryId === region)
  return tours
    .filter((tour) => !isSelf(tour))
    .toSorted((a, b) => isNear(b) - isNear(a))
    .slice(0, 3)
}

export function splitOffers(tours: CardView[]): { offers: CardView[]; others: CardView[] } {
  const isOffer = ({ status }: CardView) => status === TOUR_STATUS.offer
  return { offers: tours.filter(isOffer), others: tours.filter((tour) => !isOffer(tour)) }
}

/** `lang` attribute of a text, where its language is not the page's. */
export function foreignTag({ lang }: Pick<LocalText, 'lang'>, pageLang: Lang): string | undefined {
  return lang === pageLang ? undefined : LANG_TAG[lang]
}

/** Languages of texts that are not the page's, without duplicates; empty texts are ignored. */
export function foreignLangs(texts: LocalText[], pageLang: Lang): Lang[] {
  return [...new Set(texts.filter(({ text }) => text !== '').map(({ lang }) => lang))].filter(
    (lang) => lang !== pageLang,
  )
}

/** Splits minutes into hours and minutes; null for 0, which is not shown. */
export function splitMinutes(minutes: number): { hours: number; minutes: number } | null {
  return minutes > 0 ? { hours: Math.floor(minutes / 60), minutes: minutes % 60 } : null
}

/** The length of an itinerary, in minutes. */
export function totalMinutes(itinerary: readonly ItineraryView[]): number {
  return itinerary.reduce((total, { minutes }) => total + minutes, 0)
}
