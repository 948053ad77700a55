import { shownPrice } from '../../../worker/contracts/tours/prices'
import { runsIn } from '../../../worker/contracts/tours/season'
import type { CardView } from './tours.view'

/** Search parameters of a tour list. Bands are named by their lower bound; few values, so few cached pages. */

/** Values of each filter, in display order. */
export const FILTERS = {
  /** Length: 1, 2 to 3, 4 and more days. */
  days: [1, 2, 4],
  /** From-price in dollars per person: less than 300, less than 1000, more. */
  price: [0, 300, 1000],
  /** A month in which the tour runs. */
  month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const

export type FilterName = keyof typeof FILTERS
export type TourFilter = { [Name in FilterName]?: (typeof FILTERS)[Name][number] }

/** Parses the search parameters of a list; invalid ones are left out. */
export function readTourFilter(search: Partial<Record<FilterName, unknown>>): TourFilter {
  const known = Object.entries(FILTERS).map(([name, values]) => {
    const given = String(search[name as FilterName])
    return [name, values.find((value) => String(value) === given)] as const
  })
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

export function filterTours(tours: CardView[], filter: TourFilter): CardView[] {
  return tours.filter((tour) => passes(tour, filter))
}

function passes(tour: CardView, { days, price, month }: TourFilter): boolean {
  return (
    (days === undefined || bandOf(FILTERS.days, tour.tripDays) === days) &&
    (price === undefined || priceBandOf(tour) === price) &&
    (month === undefined || runsIn(tour.months, month))
  )
}

/** The values of a filter that some tours have, with their number. */
export function valuesIn(tours: CardView[], name: FilterName): { value: number; count: number }[] {
  return FILTERS[name]
    .map((value) => ({ value, count: filterTours(tours, { [name]: value }).length }))
    .filter(({ count }) => count > 0)
}

function priceBandOf(tour: CardView): number | undefined {
  const price = shownPrice(tour)
  return price.kind === 'inquire' ? undefined : bandOf(FILTERS.price, price.cents / 100)
}

function bandOf(bands: readonly number[], value: number): number | undefined {
  return bands.findLast((from) => from <= value)
}
