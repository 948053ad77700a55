import { useTranslation } from 'react-i18next'
import type { TourFault, TourFindings, TourWarning } from '../../../worker/contracts/tour-checks'
import type { Lang } from '../../../worker/contracts/languages'
import { hasTierPrices, type TourDraft } from './tour-draft'

/** A finding as the list shows it: its sentence, and where it is mended. */
export interface ShownFinding {
  text: string
  place: { field: string } | { screen: 'images' | 'itinerary' }
}

/** The findings of a check in the reader's language. */
export function useFindingTexts(draft: TourDraft, lang: Lang) {
  const { t } = useTranslation(['tour-desk', 'errors', 'tours', 'common'])
  return (findings: TourFindings): { faults: ShownFinding[]; warnings: ShownFinding[] } => ({
    faults: findings.faults.map((fault) => ({ text: faultText(fault), place: placeOf(fault) })),
    warnings: findings.warnings.map((warning) => ({
      text: warningText(warning),
      place: warningPlace(warning),
    })),
  })

  function faultText(fault: TourFault): string {
    switch (fault) {
      case 'OfferEndMissing':
      case 'RegularPriceMissing':
      case 'RegularPriceTooLow':
        return t(`errors:${fault}`)
      default:
        return t(`checks.fault.${fault}`)
    }
  }

  function placeOf(fault: TourFault): ShownFinding['place'] {
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

  function warningText(warning: TourWarning): string {
    switch (warning.kind) {
      case 'price':
        return t('checks.warning.price')
      case 'largerPartyPaysMore':
        return t('checks.warning.largerPartyPaysMore', { persons: warning.persons })
      case 'text':
        return t('checks.warning.text', {
          text: t(`tours:text.${warning.field}`),
          language: languageName(warning.lang),
        })
      case 'itineraryIn':
        return t('checks.warning.itineraryIn', { language: languageName(warning.lang) })
      case 'alt':
        return t('checks.warning.alt', {
          count: warning.count,
          language: languageName(warning.lang),
        })
      case 'pastDepartures':
        return t('checks.warning.pastDepartures', { count: warning.count })
      default:
        return warning satisfies never
    }
  }

  function languageName(each: Lang): string {
    return t(`common:language.${each}`)
  }
}

function warningPlace(warning: TourWarning): ShownFinding['place'] {
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
