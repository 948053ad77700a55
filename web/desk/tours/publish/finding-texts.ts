import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import type { TourFindings } from '../../../../worker/contracts/tours/tour-checks'
import type { TourFault } from '../../../../worker/contracts/tours/tour-faults'
import type { TourWarning } from '../../../../worker/contracts/tours/tour-warnings'
import { hasTierPrices, type TourDraft } from '../tour-draft'

/** A finding as the list shows it: its sentence, and the place to fix it. */
export interface ShownFinding {
  text: string
  place: FindingPlace
}

/** The findings of a check in the reader's language. */
export function useFindingTexts(draft: TourDraft, lang: Lang) {
  const faultText = useFaultText()
  const warningText = useWarningText()
  return ({ faults, warnings }: TourFindings): Record<keyof TourFindings, ShownFinding[]> => ({
    faults: faults.map((fault) => ({
      text: faultText(fault),
      place: faultPlace(fault, draft, lang),
    })),
    warnings: warnings.map((warning) => ({
      text: warningText(warning),
      place: warningPlace(warning),
    })),
  })
}

function useFaultText() {
  const { t } = useTranslation(['desk-tours', 'errors'])
  return (fault: TourFault): string => {
    switch (fault) {
      case 'OfferEndMissing':
      case 'RegularPriceMissing':
      case 'RegularPriceTooLow':
        return t(`errors:${fault}`)
      default:
        return t(`checks.fault.${fault}`)
    }
  }
}

export function useWarningText() {
  const { t } = useTranslation(['desk-tours', 'site', 'tours'])
  return (warning: TourWarning): string => {
    const language = 'lang' in warning ? t(`site:language.${warning.lang}`) : ''
    const other = 'from' in warning ? t(`site:language.${warning.from}`) : ''
    const text = 'field' in warning ? t(`tours:text.${warning.field}`) : ''
    return t(`checks.warning.${warning.kind}`, { ...warning, language, other, text })
  }
}

/** A field of the tour's form, or another screen of the tour. */
type FindingPlace = { field: string } | { screen: 'images' | 'itinerary' }

/** The place to fix a fault; texts in the reader's language. */
function faultPlace(fault: TourFault, draft: TourDraft, lang: Lang): FindingPlace {
  const regularPrice = { field: hasTierPrices(draft) ? 'regularP1' : 'regularPrice' }
  const places: Record<TourFault, FindingPlace> = {
    region: { field: 'categoryId' },
    description: { field: `${lang}.description` },
    picture: { screen: 'images' },
    itinerary: { screen: 'itinerary' },
    offerEnded: { field: 'offerUntil' },
    OfferEndMissing: { field: 'offerUntil' },
    RegularPriceMissing: regularPrice,
    RegularPriceTooLow: regularPrice,
  }
  return places[fault]
}

function warningPlace(warning: TourWarning): FindingPlace {
  switch (warning.kind) {
    case 'price':
      return { field: 'price' }
    case 'largerPartyPaysMore':
      return { field: `p${warning.persons}` }
    case 'text':
    case 'otherHour':
      return { field: `${warning.lang}.${warning.field}` }
    case 'itineraryIn':
    case 'itineraryCopied':
    case 'itineraryHour':
      return { screen: 'itinerary' }
    case 'alt':
      return { screen: 'images' }
    case 'pastDepartures':
      return { field: 'departures' }
    default:
      return warning satisfies never
  }
}
