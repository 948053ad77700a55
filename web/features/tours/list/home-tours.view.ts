import { pricedOn, shownPrice } from '../../../../worker/contracts/tours/prices'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { splitOffers, type CardView, type KnownPrice } from '../tours.view'

/** Number of tours besides the offers, which are all shown. */
const SHOWN = 4

/** The tours on home. */
export interface HomeTours {
  offers: CardView[]
  /** The first of the others, recommended ones before regular ones. */
  others: CardView[]
  /** Number of all tours. */
  count: number
  /** The lowest price of all; null without prices. */
  lowest: KnownPrice | null
}

/** With the prices of `today` (YYYY-MM-DD in Calgary). @param shown number of tours beside the offers */
export function pickForHome(every: CardView[], today: string, shown = SHOWN): HomeTours {
  const tours = every.map((tour) => pricedOn(tour, today))
  const { offers, others } = splitOffers(tours)
  const isRecommended = ({ status }: CardView) => Number(status === TOUR_STATUS.recommended)
  const [lowest = null] = tours
    .map((tour) => shownPrice(tour))
    .filter((price) => price.kind !== 'inquire')
    .toSorted((a, b) => a.cents - b.cents)
  return {
    offers,
    others: others.toSorted((a, b) => isRecommended(b) - isRecommended(a)).slice(0, shown),
    count: tours.length,
    lowest,
  }
}
