import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { LANGS } from '../../../worker/contracts/languages'
import { pricedOn, shownPrice } from '../../../worker/contracts/tours/prices'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { regionName, regionsQuery, type Region } from '../editor/regions'
import { STATUSES } from '../editor/tour-statuses'
import { NewTour } from '../tours/new-tour-form'
import { adminToursQuery, type TourSummary } from '../tours/tours.api'
import { List } from '../ui/list/list'
import type { ListFilter } from '../ui/list/list-columns'
import {
  useListAddress,
  type ListControls,
  oneOf,
  type ListState,
} from '../ui/list/use-list-address'
import { compareBy, matchesWords } from '../ui/list/whole-list'
import { pageOfWhole } from '../ui/list/whole-page'
import { TourBulk } from './tour-bulk'
import { useTourColumns } from './use-tour-columns'
import { useTourName } from './use-tour-name'

/** A tour without a day or price comes after all others. */
const LAST = Number.MAX_SAFE_INTEGER

/** Values of the filter for missing texts: any language lacks one, this language lacks one, none is missing. */
const TEXT_STATES = ['any', ...LANGS, 'none'] as const

const TOUR_SORTS = ['order', 'name', 'price', 'departure', 'changed'] as const

/** All tours, in the order of the site unless the address names another. */
export function ToursPage() {
  const { t } = useTranslation('desk')
  const regions = useQuery(regionsQuery()).data ?? []
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('desk.tours')}</h1>
        <NewTour regions={regions} />
      </div>
      <TourList regions={regions} />
    </>
  )
}

function TourList({ regions }: { regions: Region[] }) {
  const { t } = useTranslation(['desk', 'desk-tours'])
  const controls = useListAddress()
  const { tours, query, isInOrder } = useShownTours(controls)
  return (
    <List
      label={t('desk.tours')}
      controls={controls}
      query={query}
      columns={useTourColumns({ tours, regions, isInOrder })}
      idOf={idOf}
      nameOf={useTourName()}
      empty={t('desk.noTours')}
      search={t('desk-tours:list.search')}
      filters={useFilters(regions)}
      defaultSort="order"
      renderBulk={(rows, clear) => <TourBulk tours={rows} regions={regions} onDone={clear} />}
    />
  )
}

/** All tours, the page of them for the address, and whether all are shown in the order of the site. */
function useShownTours({ state, hasFilters }: ListControls) {
  const query = useQuery(adminToursQuery())
  const nameOf = useTourName()
  const today = calgaryDay(useNow())
  const found = query.data && filterTours(query.data, state, { nameOf, today })
  const page = found && pageOfWhole(found, state, idOf)
  const isInOrder = !hasFilters && (state.sort ?? 'order') === 'order'
  return { tours: query.data ?? [], query: { ...query, data: page }, isInOrder }
}

function idOf({ id }: { id: number }): string {
  return String(id)
}

function useFilters(regions: Region[]): ListFilter[] {
  const { t } = useTranslation(['desk-tours', 'desk'])
  return [
    {
      name: 'status',
      label: t('field.status'),
      isTabs: true,
      values: STATUSES.map((value) => ({ value, text: t(`status.${value}`) })),
    },
    useRegionFilter(regions),
    {
      name: 'texts',
      label: t('desk:desk.languages'),
      values: TEXT_STATES.map((value) => ({ value, text: t(`list.texts.${value}`) })),
    },
  ]
}

function useRegionFilter(regions: Region[]): ListFilter {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const choiceOf = (region: Region) => ({
    value: String(region.id),
    text: regionName(region, lang),
  })
  return { name: 'region', label: t('field.categoryId'), values: regions.map(choiceOf) }
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
