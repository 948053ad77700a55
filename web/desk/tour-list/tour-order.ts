import { pricedOn, shownPrice } from '../../../worker/contracts/tours/prices'
import type { TourSummary } from '../tours/tours.api'

/** A tour without a day or price comes after all others. */
const LAST = Number.MAX_SAFE_INTEGER

export interface Order {
  nameOf: (tour: TourSummary) => string
  /** Day in Calgary (YYYY-MM-DD). */
  today: string
}

/** The value to sort a tour by. */
export function valueOf(key: 'name' | 'price' | 'departure' | 'changed', { nameOf, today }: Order) {
  return (tour: TourSummary): string | number => {
    if (key === 'name') return nameOf(tour)
    if (key === 'changed') return tour.updatedAt
    if (key === 'departure') return tour.nextDeparture ? Date.parse(tour.nextDeparture) : LAST
    const price = shownPrice(pricedOn(tour, today))
    return price.kind === 'inquire' ? LAST : price.cents
  }
}
