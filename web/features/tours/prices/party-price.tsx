import { useTranslation } from 'react-i18next'
import {
  shareCents,
  shownPrice,
  type PartySize,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import { formatCad } from '../../../platform/i18n/format'
import { useChosenParty, USUAL_PARTY } from './chosen-party'

interface PartyPriceProps {
  tour: PricedTour
  /** The party of the page's address; else the one that the visitor has chosen, or the usual one. */
  persons?: PartySize | undefined
}

/** The price for each traveller of the party, surcharge included, beside a tour's lowest; nothing where that is the same. */
export function PartyPrice({ tour, persons }: PartyPriceProps) {
  const { t } = useTranslation('tours')
  const chosen = useChosenParty()
  const count = persons ?? chosen ?? USUAL_PARTY
  const cents = shareCents(tour, count)
  const lowest = shownPrice(tour)
  if (cents === null || (lowest.kind !== 'inquire' && lowest.cents === cents)) return null
  return <p className="text-sm">{t('forParty', { count, price: formatCad(cents) })}</p>
}
