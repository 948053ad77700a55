import { LANGS } from '../../../worker/contracts/languages'
import { compareBy, matchesWords } from '../ui/list/whole-list'
import { oneOf, type ListState } from '../ui/list/use-list-address'
import type { TourSummary } from '../tours/tours.api'
import { valueOf, type Order } from './tour-order'

/** Values of the filter for missing texts: any language lacks one, this language lacks one, none is missing. */
export const TEXT_STATES = ['any', ...LANGS, 'none'] as const
const TOUR_SORTS = ['order', 'name', 'price', 'departure', 'changed'] as const

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
