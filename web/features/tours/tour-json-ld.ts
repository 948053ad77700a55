import {
  PARTY_SIZES,
  partyTotal,
  toCad,
  type PartySize,
  type PriceTerms,
} from '../../../worker/contracts/tours/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { writeAddress } from '../../../worker/contracts/page-address'
import { breadcrumbs, organization } from '../../platform/head/page-head'
import type { Site } from '../../platform/site/site'
import { tourPath } from '../../../worker/contracts/tours/tour-address'
import type { ItineraryView, Region, TourView } from './tours.view'

interface Place {
  origin: string
  lang: Lang
  region: Region | undefined
  site: Site
}

/** schema.org markup: the trip with offers and stops, and breadcrumbs. */
export function tourJsonLd(tour: TourView, place: Place): object[] {
  const { origin, lang } = place
  const url = origin + encodeURI(writeAddress(tourPath(tour.names[lang], tour.id), lang))
  return [trip(tour, url, place), trail(tour, place)]
}

function trip(tour: TourView, url: string, { origin, lang, site }: Place): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    '@id': `${url}#tour`,
    url,
    name: tour.name.text,
    description: tour.description.text,
    inLanguage: LANG_TAG[lang],
    image: tour.images.slice(0, 5).map((image) => origin + image.url),
    provider: organization(origin, site),
    ...(tour.itinerary.length > 0 && { itinerary: stops(tour.itinerary) }),
    offers: offers(tour, url, site.prices),
  }
}

function stops(itinerary: ItineraryView[]): object {
  return { '@type': 'ItemList', itemListElement: itinerary.map(stop) }
}

function stop({ id, title }: ItineraryView): object {
  return { '@type': 'ListItem', position: id, name: title }
}

function trail(tour: TourView, { region, ...place }: Place): object {
  return breadcrumbs(place, [
    ...(region && region.id > 0 ? [{ name: region.name, path: `/${region.slug}` }] : []),
    { name: tour.name.text, path: tourPath(tour.names[place.lang], tour.id) },
  ])
}

/** An offer for each party that has a price: the sum to pay, surcharge and tax included. */
function offers(tour: TourView, url: string, prices: PriceTerms): object[] {
  return PARTY_SIZES.flatMap((persons) => {
    const total = partyTotal(tour, persons, prices)
    return total ? offer(tour, url, persons, total.totalWithGstCents) : []
  })
}

function offer(tour: TourView, url: string, persons: PartySize, cents: number): object {
  const price = { price: toCad(cents), priceCurrency: 'CAD' }
  return {
    '@type': 'Offer',
    ...price,
    availability: 'https://schema.org/InStock',
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: true,
      referenceQuantity: { '@type': 'QuantitativeValue', value: persons, unitText: 'person' },
    },
    ...(tour.status === TOUR_STATUS.offer &&
      tour.offerUntil && { priceValidUntil: tour.offerUntil }),
  }
}
