import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import { NewTour } from '../tours/new-tour-form'
import { regionName } from '../editor/regions'
import { adminToursQuery } from '../tours/tours.api'
import { regionsQuery, type Region } from '../editor/regions'
import { List } from '../ui/list/list'
import type { ListFilter } from '../ui/list/list-columns'
import { pageOfWhole } from '../ui/list/whole-page'
import { useListAddress, type ListControls } from '../ui/list/use-list-address'
import { filterTours, TEXT_STATES } from './tour-filter'
import { TourBulk } from './tour-bulk'
import { useTourName } from './use-tour-name'
import { useTourColumns } from './use-tour-columns'

/** All tours, in the order of the site unless the address names another. */
export function ToursPage() {
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation(['admin', 'lists'])
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
      search={t('lists:tours.search')}
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
  const { t } = useTranslation(['admin', 'lists'])
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
      label: t('desk.languages'),
      values: TEXT_STATES.map((value) => ({ value, text: t(`lists:tours.texts.${value}`) })),
    },
  ]
}

function useRegionFilter(regions: Region[]): ListFilter {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const choiceOf = (region: Region) => ({
    value: String(region.id),
    text: regionName(region, lang),
  })
  return { name: 'region', label: t('field.categoryId'), values: regions.map(choiceOf) }
}
