import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { pricedOn, shownPrice } from '../../../worker/contracts/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { LANGS } from '../../../worker/contracts/languages'
import { useNow } from '../../platform/forms/use-now'
import { formatCad } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { STATUSES } from '../editor/tour-statuses'
import { DataTable, type Column } from '../ui/data-table'
import { pickText, textIn } from '../../platform/i18n/translated'
import { useClock } from '../ui/use-clock'
import { TourActions } from './tour-actions'
import type { TourSummary } from './tours.api'

export function TourList({ tours }: { tours: TourSummary[] }) {
  const { t } = useTranslation('admin')
  const nameOf = useTourName()
  const time = useClock()
  const columns: Column<TourSummary>[] = [
    {
      title: t('desk.tour'),
      isBare: true,
      className: 'min-w-52',
      renderCell: (tour) => <NameLink tour={tour} />,
    },
    {
      title: t('field.status'),
      className: 'whitespace-nowrap',
      renderCell: (tour) => <StatusChip tour={tour} />,
    },
    { title: t('desk.languages'), renderCell: (tour) => <Languages tour={tour} /> },
    {
      title: t('desk.price'),
      className: 'tabular whitespace-nowrap',
      renderCell: (tour) => <Price tour={tour} />,
    },
    {
      title: t('desk.changed'),
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: (tour) => <time>{time(tour.updatedAt)}</time>,
    },
    {
      title: t('desk.actions'),
      isBare: true,
      className: 'text-end',
      renderCell: (tour) => <TourActions tour={tour} tours={tours} name={nameOf(tour)} />,
    },
  ]
  return (
    <DataTable
      label={t('desk.tours')}
      columns={columns}
      rows={tours}
      keyOf={({ id }) => id}
      empty={t('desk.noTours')}
    />
  )
}

function useTourName(): (tour: TourSummary) => string {
  const lang = useLang()
  return ({ id, name }) => pickText(name, lang).text || `#${id}`
}

function NameLink({ tour }: { tour: TourSummary }) {
  const nameOf = useTourName()
  return (
    <Link
      to="/admin/$forumId"
      params={{ forumId: String(tour.id) }}
      className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline max-md:text-base"
    >
      {nameOf(tour)}
    </Link>
  )
}

function StatusChip({ tour: { status } }: { tour: TourSummary }) {
  const { t } = useTranslation('admin')
  const look =
    status === TOUR_STATUS.hidden ? 'hidden' : status === TOUR_STATUS.offer ? 'offer' : 'plain'
  return <Chip look={look}>{t(`status.${STATUSES[status] ?? '0'}`)}</Chip>
}

function Languages({ tour: { name } }: { tour: TourSummary }) {
  const { t } = useTranslation('admin')
  const missing = LANGS.filter((each) => textIn(name, each) === '')
  if (missing.length === 0) return <span className="text-muted">{t('desk.allLanguages')}</span>
  const languages = missing.map((each) => t(`desk.code.${each}`)).join(', ')
  return <span className="text-danger">{t('desk.missingLanguages', { languages })}</span>
}

function Price({ tour }: { tour: TourSummary }) {
  const { t } = useTranslation('tours')
  const price = shownPrice(pricedOn(tour, calgaryDay(useNow())))
  return <span>{price.kind === 'inquire' ? t('inquire') : formatCad(price.cents)}</span>
}
