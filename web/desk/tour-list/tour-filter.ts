import { LANGS } from '../../../worker/contracts/languages'
import { pricedOn, shownPrice } from '../../../worker/contracts/tours/prices'
import { compareBy, matchesWords } from '../ui/list/whole-list'
import { oneOf, type ListState } from '../ui/list/use-list-address'
import type { TourSummary } from '../tours/tours.api'

/** Values of the filter for missing texts: any language lacks one, this language lacks one, none is missing. */
export const TEXT_STATES = ['any', ...LANGS, 'none'] as const
const TOUR_SORTS = ['order', 'name', 'price', 'departure', 'changed'] as const

/** A tour without a day or price comes after all others. */
const LAST = Number.MAX_SAFE_INTEGER

interface Order {
  nameOf: (tour: TourSummary) => string
  /** Day in Calgary (YYYY-MM-DD). */
  today: string
}

/** The tours that match the address, in its order or else the site's. */
export function filterTours(
  tours: TourSummary[],
  { q, status, region, texts, sort }: ListState,
  { nameOf, today }: Order,
): TourSummary[] {
  const state = oneOf(TEXT_STATES, texts)
  const found = tours.filter(
    (tour) =>
      matchesWords(q, ...tour.name.map(({ txt }) => txt), `#${tour.id}`) &&
      (!status || String(tour.status) === status) &&
      (!region || String(tour.categoryId) === region) &&
      (!state || hasTexts(tour, state)),
  )
  const key = oneOf(TOUR_SORTS, sort?.replace('-', ''))
  if (!key || !sort) return found
  if (key === 'order') return sort.startsWith('-') ? found.toReversed() : found
  return found.toSorted(compareBy(valueOf(key, { nameOf, today }), sort))
}

function hasTexts({ missing }: TourSummary, state: (typeof TEXT_STATES)[number]): boolean {
  if (state === 'any') return missing.length > 0
  if (state === 'none') return missing.length === 0
  return missing.some(({ lang }) => lang === state)
}

function valueOf(key: 'name' | 'price' | 'departure' | 'changed', { nameOf, today }: Order) {
  return (tour: TourSummary): string | number => {
    if (key === 'name') return nameOf(tour)
    if (key === 'changed') return tour.updatedAt
    if (key === 'departure') return tour.nextDeparture ? Date.parse(tour.nextDeparture) : LAST
    const price = shownPrice(pricedOn(tour, today))
    return price.kind === 'inquire' ? LAST : price.cents
  }
}
