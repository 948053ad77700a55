import type { Lang } from '../../../../worker/contracts/languages'
import type { TourFault } from '../../../../worker/contracts/tours/tour-faults'
import type { TourWarning } from '../../../../worker/contracts/tours/tour-warnings'
import { hasTierPrices, type TourDraft } from '../tour-draft'

/** A field of the tour's form, or another screen of the tour. */
export type FindingPlace = { field: string } | { screen: 'images' | 'itinerary' }

/** Where to fix a fault; texts in the reader's language. */
export function faultPlace(fault: TourFault, draft: TourDraft, lang: Lang): FindingPlace {
  switch (fault) {
    case 'region':
      return { field: 'categoryId' }
    case 'description':
      return { field: `${lang}.description` }
    case 'picture':
      return { screen: 'images' }
    case 'itinerary':
      return { screen: 'itinerary' }
    case 'offerEnded':
    case 'OfferEndMissing':
      return { field: 'offerUntil' }
    case 'RegularPriceMissing':
    case 'RegularPriceTooLow':
      return { field: hasTierPrices(draft) ? 'regularP1' : 'regularPrice' }
    default:
      return fault satisfies never
  }
}

export function warningPlace(warning: TourWarning): FindingPlace {
  switch (warning.kind) {
    case 'price':
      return { field: 'price' }
    case 'largerPartyPaysMore':
      return { field: `p${warning.persons}` }
    case 'text':
      return { field: `${warning.lang}.${warning.field}` }
    case 'itineraryIn':
      return { screen: 'itinerary' }
    case 'alt':
      return { screen: 'images' }
    case 'pastDepartures':
      return { field: 'departures' }
    default:
      return warning satisfies never
  }
}
