import {
  PARTY_SIZES,
  shareCents,
  shownPrice,
  type PartySize,
} from '../../../worker/contracts/tours/prices'
import { runsIn } from '../../../worker/contracts/tours/season'
import type { CardView } from './tours.view'

/** Search parameters of a tour list. Bands are named by their lower bound; few values, so few cached pages. */

/** Values of each filter, in display order. */
export const FILTERS = {
  /** Travellers; a tour may ask for more than one. */
  people: PARTY_SIZES,
  /** Length: 1, 2 to 3, 4 and more days. */
  days: [1, 2, 4],
  /** Dollars per person, of the chosen party or the lowest: less than 300, less than 1000, more. */
  price: [0, 300, 1000],
  /** A month in which the tour runs. */
  month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const

/** By price and by length, the lowest first; without one as the company sorts them. */
export const SORTS = ['price', 'days'] as const
type TourSort = (typeof SORTS)[number]

export type FilterName = keyof typeof FILTERS
export type TourFilter = { [Name in FilterName]?: (typeof FILTERS)[Name][number] }
export type TourSearch = TourFilter & { sort?: TourSort }

/** Parses the search parameters of a list; invalid ones are left out. */
export function readTourSearch(search: Partial<Record<keyof TourSearch, unknown>>): TourSearch {
  const sort = SORTS.find((each) => each === search.sort)
  return { ...readTourFilter(search), ...(sort && { sort }) }
}

export function readTourFilter(search: Partial<Record<FilterName, unknown>>): TourFilter {
  const known = Object.entries(FILTERS).map(([name, values]) => {
    const given = String(search[name as FilterName])
    return [name, values.find((value) => String(value) === given)] as const
  })
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

/** Tours without a price come last. */
export function sortTours(tours: CardView[], { sort, people }: TourSearch): CardView[] {
  if (sort === undefined) return tours
  const keyOf = (tour: CardView) =>
    sort === 'days' ? tour.tripDays : (centsOf(tour, people) ?? Number.MAX_SAFE_INTEGER)
  return tours.toSorted((a, b) => keyOf(a) - keyOf(b))
}

export function filterTours(tours: CardView[], filter: TourFilter): CardView[] {
  return tours.filter((tour) => passes(tour, filter))
}

function passes(tour: CardView, { people, days, price, month }: TourFilter): boolean {
  return (
    (people === undefined || tour.minPerson <= people) &&
    (days === undefined || bandOf(FILTERS.days, tour.tripDays) === days) &&
    (price === undefined || priceBandOf(tour, people) === price) &&
    (month === undefined || runsIn(tour.months, month))
  )
}

/** The values of a filter that some tours have, with their number; `filter` has the other choices. */
export function valuesIn(
  tours: CardView[],
  name: FilterName,
  filter: TourFilter = {},
): { value: number; count: number }[] {
  return FILTERS[name]
    .map((value) => ({ value, count: filterTours(tours, { ...filter, [name]: value }).length }))
    .filter(({ count }) => count > 0)
}

function priceBandOf(tour: CardView, people: PartySize | undefined): number | undefined {
  const cents = centsOf(tour, people)
  return cents === null ? undefined : bandOf(FILTERS.price, cents / 100)
}

/** The price for each traveller of a party, without one the lowest; null when it is on request. */
function centsOf(tour: CardView, people: PartySize | undefined): number | null {
  if (people !== undefined) return shareCents(tour, people)
  const price = shownPrice(tour)
  return price.kind === 'inquire' ? null : price.cents
}

function bandOf(bands: readonly number[], value: number): number | undefined {
  return bands.findLast((from) => from <= value)
}
