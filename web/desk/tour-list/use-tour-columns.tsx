import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { nameOfRegion } from '../editor/regions'
import { TourActions } from '../tours/tour-actions'
import type { TourSummary } from '../tours/tours.api'
import type { Region } from '../editor/regions'
import type { ListColumn } from '../ui/list/list-columns'
import { LastChange, NextDeparture, MissingTexts, NameLink, Price, Status } from './tour-cells'
import { useTourName } from './use-tour-name'

interface TourColumnsOptions {
  /** All tours, in the order of the site. */
  tours: TourSummary[]
  regions: Region[]
  /** Whether the list shows all tours in that order. */
  isInOrder: boolean
}

type Column = ListColumn<TourSummary>

/** The columns that need no more than the tour. */
const FACTS = [
  {
    id: 'status',
    title: 'field.status',
    className: 'whitespace-nowrap',
    renderCell: (tour: TourSummary) => <Status tour={tour} />,
  },
  {
    id: 'texts',
    title: 'desk:desk.languages',
    renderCell: (tour: TourSummary) => <MissingTexts tour={tour} />,
  },
  {
    id: 'price',
    title: 'desk:desk.price',
    className: 'tabular whitespace-nowrap',
    sort: 'ascending first',
    renderCell: (tour: TourSummary) => <Price tour={tour} />,
  },
  {
    id: 'departure',
    title: 'list.departure',
    isExtra: true,
    className: 'tabular whitespace-nowrap',
    sort: 'ascending first',
    renderCell: (tour: TourSummary) => <NextDeparture tour={tour} />,
  },
  {
    id: 'changed',
    title: 'desk:desk.changed',
    isExtra: true,
    className: 'tabular whitespace-nowrap text-muted',
    sort: 'descending first',
    renderCell: (tour: TourSummary) => <LastChange tour={tour} />,
  },
] as const

export function useTourColumns(options: TourColumnsOptions): Column[] {
  const { t } = useTranslation(['desk-tours', 'desk'])
  const facts = FACTS.map((column) => ({ ...column, title: t(column.title) }))
  return [useNameColumn(options), ...facts, useOrderColumn(options)]
}

function useNameColumn({ regions }: TourColumnsOptions): Column {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const regionOf = ({ categoryId }: TourSummary) => nameOfRegion(regions, categoryId, lang) ?? ''
  return {
    id: 'name',
    title: t('desk.tour'),
    isBare: true,
    className: 'min-w-40',
    sort: 'ascending first',
    renderCell: (tour) => <NameLink tour={tour} region={regionOf(tour)} />,
  }
}

function useOrderColumn({ tours, isInOrder }: TourColumnsOptions): Column {
  const { t } = useTranslation('desk-tours')
  const nameOf = useTourName()
  return {
    id: 'order',
    title: t('list.order'),
    isBare: true,
    className: 'text-end',
    sort: 'ascending first',
    renderCell: (tour) => (
      <TourActions tour={tour} tours={tours} name={nameOf(tour)} canMove={isInOrder} />
    ),
  }
}
