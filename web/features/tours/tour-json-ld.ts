import { hasPerPersonPrices } from '../../../worker/contracts/prices'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { company } from '../../content/company'
import { writeAddress } from '../../platform/i18n/addresses'
import { breadcrumbs, organization } from '../../platform/head/page-head'
import { tourPath, type Region, type TourView } from './tours.view'

interface Place {
  origin: string
  lang: Lang
  region: Region | undefined
}

/** schema.org markup: the trip with offers and stops, and breadcrumbs. */
export function tourJsonLd(tour: TourView, { origin, lang, region }: Place): object[] {
  const url = origin + encodeURI(writeAddress(tourPath(tour.names[lang], tour.id), lang))
  const home = origin + writeAddress('/', lang)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TouristTrip',
      '@id': `${url}#tour`,
      url,
      name: tour.name.text,
      description: tour.description.text,
      inLanguage: LANG_TAG[lang],
      image: tour.images.slice(0, 5).map((image) => origin + image.url),
      provider: organization({ origin, lang }),
      ...(tour.itinerary.length > 0 && {
        itinerary: {
          '@type': 'ItemList',
          itemListElement: tour.itinerary.map(({ id, title }) => ({
            '@type': 'ListItem',
            position: id,
            name: title,
          })),
        },
      }),
      offers: offers(tour, url),
    },
    breadcrumbs([
      { name: company.shortName, url: home },
      ...(region && region.id > 0
        ? [{ name: region.name, url: origin + writeAddress(`/${region.slug}`, lang) }]
        : []),
      { name: tour.name.text, url },
    ]),
  ]
}

function offers(tour: TourView, url: string): object[] {
  const base = {
    '@type': 'Offer',
    priceCurrency: 'CAD',
    availability: 'https://schema.org/InStock',
    url,
  }
  if (hasPerPersonPrices(tour))
    return tour.pricePerPerson
      .filter(({ amount }) => amount > 0)
      .map(({ type, amount }) => ({
        ...base,
        price: amount,
        eligibleQuantity: {
          '@type': 'QuantitativeValue',
          value: Number(type.slice(1)),
          unitText: 'person',
        },
      }))
  return tour.price ? [{ ...base, price: tour.price }] : []
}
