import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calgary-clock'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import { NewTour } from '../tours/new-tour'
import { regionName } from '../tours/region-options'
import { adminToursQuery, regionsQuery, type Region } from '../tours/tours.api'
import { List } from '../ui/list/list'
import type { ListFilter } from '../ui/list/list-columns'
import { pageOfWhole } from '../ui/list/whole-page'
import { useListAddress } from '../ui/list/use-list-address'
import { filterTours, TEXT_STATES } from './tour-filter'
import { TourBulk } from './tour-bulk'
import { useTourName } from './use-tour-name'
import { useTourColumns } from './use-tour-columns'

/** All tours, in the order of the site unless the address names another. */
export function ToursPage() {
  const { t } = useTranslation(['admin', 'lists'])
  const controls = useListAddress()
  const query = useQuery(adminToursQuery())
  const regions = useQuery(regionsQuery()).data ?? []
  const nameOf = useTourName()
  const today = calgaryDay(useNow())
  const tours = query.data ?? []
  const found = query.data && filterTours(query.data, controls.state, { nameOf, today })
  const idOf = ({ id }: { id: number }) => String(id)
  const isInOrder = !controls.hasFilters && (controls.state.sort ?? 'order') === 'order'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('desk.tours')}</h1>
        <NewTour regions={regions} />
      </div>
      <List
        label={t('desk.tours')}
        controls={controls}
        query={{ ...query, data: found && pageOfWhole(found, controls.state, idOf) }}
        columns={useTourColumns({ tours, regions, isInOrder })}
        idOf={idOf}
        nameOf={nameOf}
        empty={t('desk.noTours')}
        search={t('lists:tours.search')}
        filters={useFilters(regions)}
        defaultSort="order"
        renderBulk={(rows, clear) => <TourBulk tours={rows} regions={regions} onDone={clear} />}
      />
    </>
  )
}

function useFilters(regions: Region[]): ListFilter[] {
  const { t } = useTranslation(['admin', 'lists'])
  const lang = useLang()
  return [
    {
      name: 'status',
      label: t('field.status'),
      isTabs: true,
      values: STATUSES.map((value) => ({ value, text: t(`status.${value}`) })),
    },
    {
      name: 'region',
      label: t('field.categoryId'),
      values: regions.map((region) => ({
        value: String(region.id),
        text: regionName(region, lang),
      })),
    },
    {
      name: 'texts',
      label: t('desk.languages'),
      values: TEXT_STATES.map((value) => ({ value, text: t(`lists:tours.texts.${value}`) })),
    },
  ]
}
