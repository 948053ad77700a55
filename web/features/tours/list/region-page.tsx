import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../../platform/i18n/use-lang'
import { regionsQuery } from '../tours.api'
import { filterTours, readTourFilter, type TourFilter } from '../tours.search'
import { splitOffers, type CardView, type Region } from '../tours.view'
import { useTourList } from '../use-tour-list'
import { NoMatch, NoTours } from './no-match'
import { TourFilters } from './tour-filters'
import { TourGrid } from './tour-grid'

/** Longer lists get filters. */
const SHORT_LIST = 6

/** `search` may have more than the filters. */
export function RegionPage({ regionId, search }: { regionId: number; search: TourFilter }) {
  const { t } = useTranslation('tours')
  const { data: regions } = useSuspenseQuery(regionsQuery(useLang()))
  const region = regions.find(({ id }) => id === regionId)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 py-6 sm:gap-10 sm:py-10">
      <h1 className="text-3xl">
        {regionId === 0 || !region ? t('all') : t('inRegion', { region: region.name })}
      </h1>
      <TourLists regionId={regionId} filter={readTourFilter(search)} />
    </div>
  )
}

/** The tours of a region (0: all) that match the filters, offers first. */
function TourLists({ regionId, filter }: { regionId: number; filter: TourFilter }) {
  const { data: regions } = useSuspenseQuery(regionsQuery(useLang()))
  const every = useTourList()
  const tours = every.filter(({ categoryId }) => regionId === 0 || categoryId === regionId)
  const hasFilters = tours.length > SHORT_LIST || Object.keys(filter).length > 0
  const shown = filterTours(tours, filter)
  if (tours.length === 0) return <NoTours isRegion={regionId > 0} />
  return (
    <>
      {hasFilters && <TourFilters tours={tours} filter={filter} />}
      {shown.length === 0 && <NoMatch tours={every} regions={regions} filter={filter} />}
      <OffersFirst tours={shown} regions={regions} />
    </>
  )
}

function OffersFirst({ tours, regions }: { tours: CardView[]; regions: Region[] }) {
  const { t } = useTranslation('tours')
  const { offers, others } = splitOffers(tours)
  return (
    <>
      <TourGrid title={t('discounted')} tours={offers} regions={regions} look="wide" isFirst />
      <TourGrid
        title={t(offers.length > 0 ? 'recommended' : 'all')}
        tours={others}
        regions={regions}
        isFirst={offers.length === 0}
      />
    </>
  )
}
