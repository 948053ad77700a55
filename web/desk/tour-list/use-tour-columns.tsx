import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { pricedOn, shownPrice } from '../../../worker/contracts/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useNow } from '../../platform/forms/use-now'
import { formatCad } from '../../platform/i18n/format'
import { textIn } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { ResponsiveImage } from '../../ui/responsive-image'
import { STATUSES } from '../editor/tour-statuses'
import { TourActions } from '../tours/tour-actions'
import type { Region, TourSummary } from '../tours/tours.api'
import type { ListColumn } from '../ui/list/list-columns'
import { useClock } from '../ui/use-clock'
import { useTourName } from './use-tour-name'

interface TourColumnsOptions {
  /** All tours, in the order of the site. */
  tours: TourSummary[]
  regions: Region[]
  /** Whether the list shows all of them in that order. */
  isInOrder: boolean
}

export function useTourColumns(options: TourColumnsOptions): ListColumn<TourSummary>[] {
  const { tours, regions, isInOrder } = options
  const { t } = useTranslation(['admin', 'lists'])
  const nameOf = useTourName()
  const lang = useLang()
  const time = useClock()
  const regionOf = ({ categoryId }: TourSummary) => {
    const region = regions.find(({ id }) => id === categoryId)
    return region ? textIn(region.name, lang) || region.slug : ''
  }
  return [
    {
      id: 'name',
      title: t('desk.tour'),
      isBare: true,
      className: 'min-w-40',
      sort: 'ascending first',
      renderCell: (tour) => <NameLink tour={tour} region={regionOf(tour)} />,
    },
    {
      id: 'status',
      title: t('field.status'),
      className: 'whitespace-nowrap',
      renderCell: (tour) => (
        <>
          <StatusChip tour={tour} />
          <GoesLive tour={tour} />
        </>
      ),
    },
    {
      id: 'texts',
      title: t('desk.languages'),
      renderCell: (tour) => <MissingTexts tour={tour} />,
    },
    {
      id: 'price',
      title: t('desk.price'),
      className: 'tabular whitespace-nowrap',
      sort: 'ascending first',
      renderCell: (tour) => <Price tour={tour} />,
    },
    {
      id: 'departure',
      title: t('lists:tours.departure'),
      isExtra: true,
      className: 'tabular whitespace-nowrap',
      sort: 'ascending first',
      renderCell: ({ nextDeparture }) => <span>{nextDeparture ?? '–'}</span>,
    },
    {
      id: 'changed',
      title: t('desk.changed'),
      isExtra: true,
      className: 'tabular whitespace-nowrap text-muted',
      sort: 'descending first',
      renderCell: (tour) => <time>{time(tour.updatedAt)}</time>,
    },
    {
      id: 'order',
      title: t('lists:tours.order'),
      isBare: true,
      className: 'text-end',
      sort: 'ascending first',
      renderCell: (tour) => (
        <TourActions tour={tour} tours={tours} name={nameOf(tour)} canMove={isInOrder} />
      ),
    },
  ]
}

function NameLink({ tour, region }: { tour: TourSummary; region: string }) {
  const nameOf = useTourName()
  return (
    <Link
      to="/admin/$forumId"
      params={{ forumId: String(tour.id) }}
      data-open
      className="flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:underline"
    >
      {tour.mainImageUrl ? (
        <ResponsiveImage
          url={tour.mainImageUrl}
          alt=""
          sizes="60px"
          widest={320}
          className="h-10 w-[3.75rem] shrink-0 rounded-field object-cover"
        />
      ) : (
        <span aria-hidden className="h-10 w-[3.75rem] shrink-0 rounded-field bg-line" />
      )}
      <span className="min-w-0 wrap-anywhere">
        {nameOf(tour)}
        <span className="block text-xs font-normal text-muted">{region}</span>
      </span>
    </Link>
  )
}

export function StatusChip({ tour: { status } }: { tour: Pick<TourSummary, 'status'> }) {
  const { t } = useTranslation('admin')
  const look =
    status === TOUR_STATUS.hidden ? 'hidden' : status === TOUR_STATUS.offer ? 'offer' : 'plain'
  return <Chip look={look}>{t(`status.${STATUSES[status] ?? '0'}`)}</Chip>
}

/** When a hidden tour will be published. */
function GoesLive({ tour: { publishAt } }: { tour: TourSummary }) {
  const { t } = useTranslation('tour-desk')
  const time = useClock()
  if (publishAt === null) return null
  return (
    <span className="tabular block text-xs text-muted">
      {t('schedule.chip', { time: time(publishAt) })}
    </span>
  )
}

function MissingTexts({ tour: { missing } }: { tour: TourSummary }) {
  const { t } = useTranslation(['admin', 'lists'])
  if (missing.length === 0) return <span className="text-muted">{t('lists:tours.texts.none')}</span>
  const counts = missing.map(({ lang, n }) => `${t(`desk.code.${lang}`)} ${n}`).join(', ')
  return <span className="text-danger">{t('desk.missingLanguages', { languages: counts })}</span>
}

function Price({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation('tours')
  const price = shownPrice(pricedOn(tour, calgaryDay(useNow())))
  return <span>{price.kind === 'inquire' ? t('inquire') : formatCad(price.cents)}</span>
}
