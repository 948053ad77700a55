import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { regionsQuery } from '../tours.api'
import { filterTours, readTourSearch, sortTours, type TourSearch } from '../tours.search'
import { splitOffers, type CardView, type Region } from '../tours.view'
import { useTourList } from '../use-tour-list'
import { NoMatch, NoTours } from './no-match'
import { TourFilters } from './tour-filters'
import { TourGrid } from './tour-grid'

/** `search` may have more than the filters. */
export function RegionPage({ regionId, search }: { regionId: number; search: TourSearch }) {
  const { t } = useTranslation('tours')
  const { data: regions } = useSuspenseQuery(regionsQuery(useLang()))
  const region = regions.find(({ id }) => id === regionId)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-6 sm:gap-10 sm:py-10">
      <h1 className="text-3xl">
        {regionId === 0 || !region ? t('all') : t('inRegion', { region: region.name })}
      </h1>
      <TourLists regionId={regionId} filter={readTourSearch(search)} />
    </div>
  )
}

/** The tours of a region (0: all) that match the filters, offers first. */
function TourLists({ regionId, filter }: { regionId: number; filter: TourSearch }) {
  const { data: regions } = useSuspenseQuery(regionsQuery(useLang()))
  const every = useTourList()
  const tours = every.filter(({ categoryId }) => regionId === 0 || categoryId === regionId)
  const hasFilters = tours.length > 1 || Object.keys(filter).length > 0
  const shown = sortTours(filterTours(tours, filter), filter)
  if (tours.length === 0) return <NoTours isRegion={regionId > 0} />
  return (
    <>
      {hasFilters && <TourFilters tours={tours} filter={filter} />}
      {shown.length === 0 && <NoMatch tours={every} regions={regions} filter={filter} />}
      <OffersFirst tours={shown} regions={regions} filter={filter} />
    </>
  )
}

interface OffersFirstProps {
  tours: CardView[]
  regions: Region[]
  filter: TourSearch
}

/** Offers have a grid of their own, unless the reader sorts the list. */
function OffersFirst({ tours, regions, filter: { sort, people } }: OffersFirstProps) {
  const { t } = useTranslation('tours')
  const { offers, others } = sort ? { offers: [], others: tours } : splitOffers(tours)
  const list = { regions, persons: people }
  return (
    <>
      <TourGrid title={t('discounted')} tours={offers} {...list} look="wide" isFirst />
      <TourGrid
        title={t(offers.length > 0 ? 'recommended' : 'all')}
        tours={others}
        {...list}
        isFirst={offers.length === 0}
      />
    </>
  )
}
