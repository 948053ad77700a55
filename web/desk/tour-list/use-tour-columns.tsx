import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { regionName } from '../tours/region-options'
import { TourActions } from '../tours/tour-actions'
import type { Region, TourSummary } from '../tours/tours.api'
import type { ListColumn } from '../ui/list/list-columns'
import { useClock } from '../ui/use-clock'
import { GoesLive, MissingTexts, NameLink, Price, StatusChip } from './tour-cells'
import { useTourName } from './use-tour-name'

interface TourColumnsOptions {
  /** All tours, in the order of the site. */
  tours: TourSummary[]
  regions: Region[]
  /** Whether the list shows all tours in that order. */
  isInOrder: boolean
}

type Column = ListColumn<TourSummary>

export function useTourColumns(options: TourColumnsOptions): Column[] {
  const name = useNameColumn(options)
  const states = useStateColumns()
  const price = usePriceColumn()
  const departure = useDepartureColumn()
  const changed = useChangedColumn()
  const order = useOrderColumn(options)
  return [name, ...states, price, departure, changed, order]
}

function useNameColumn({ regions }: TourColumnsOptions): Column {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const regionOf = ({ categoryId }: TourSummary) => {
    const region = regions.find(({ id }) => id === categoryId)
    return region ? regionName(region, lang) : ''
  }
  return {
    id: 'name',
    title: t('desk.tour'),
    isBare: true,
    className: 'min-w-40',
    sort: 'ascending first',
    renderCell: (tour) => <NameLink tour={tour} region={regionOf(tour)} />,
  }
}

function useStateColumns(): Column[] {
  const { t } = useTranslation('admin')
  return [
    {
      id: 'status',
      title: t('field.status'),
      className: 'whitespace-nowrap',
      renderCell: (tour) => <StatusCell tour={tour} />,
    },
    {
      id: 'texts',
      title: t('desk.languages'),
      renderCell: (tour) => <MissingTexts tour={tour} />,
    },
  ]
}

function StatusCell({ tour }: { tour: TourSummary }) {
  return (
    <>
      <StatusChip tour={tour} />
      <GoesLive tour={tour} />
    </>
  )
}

function usePriceColumn(): Column {
  const { t } = useTranslation('admin')
  return {
    id: 'price',
    title: t('desk.price'),
    className: 'tabular whitespace-nowrap',
    sort: 'ascending first',
    renderCell: (tour) => <Price tour={tour} />,
  }
}

function useDepartureColumn(): Column {
  const { t } = useTranslation('lists')
  return {
    id: 'departure',
    title: t('tours.departure'),
    isExtra: true,
    className: 'tabular whitespace-nowrap',
    sort: 'ascending first',
    renderCell: ({ nextDeparture }) => <span>{nextDeparture ?? '–'}</span>,
  }
}

function useChangedColumn(): Column {
  const { t } = useTranslation('admin')
  const time = useClock()
  return {
    id: 'changed',
    title: t('desk.changed'),
    isExtra: true,
    className: 'tabular whitespace-nowrap text-muted',
    sort: 'descending first',
    renderCell: (tour) => <time>{time(tour.updatedAt)}</time>,
  }
}

function useOrderColumn({ tours, isInOrder }: TourColumnsOptions): Column {
  const { t } = useTranslation('lists')
  const nameOf = useTourName()
  return {
    id: 'order',
    title: t('tours.order'),
    isBare: true,
    className: 'text-end',
    sort: 'ascending first',
    renderCell: (tour) => (
      <TourActions tour={tour} tours={tours} name={nameOf(tour)} canMove={isInOrder} />
    ),
  }
}
