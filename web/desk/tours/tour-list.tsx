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
  const { t } = useTranslation(['admin', 'tours'])
  const lang = useLang()
  const time = useClock()
  const today = calgaryDay(useNow())
  const columns: Column<TourSummary>[] = [
    { title: t('desk.tour'), isBare: true, className: 'min-w-52', renderCell: nameCell },
    { title: t('field.status'), className: 'whitespace-nowrap', renderCell: statusChip },
    { title: t('desk.languages'), renderCell: languagesCell },
    {
      title: t('desk.price'),
      className: 'tabular whitespace-nowrap',
      renderCell: (tour) => <span>{priceText(tour)}</span>,
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

  function nameOf(tour: TourSummary): string {
    const name = pickText(tour.name, lang).text
    return name || `#${tour.id}`
  }

  function nameCell(tour: TourSummary) {
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

  function statusChip({ status }: TourSummary) {
    const known = STATUSES[status] ?? '0'
    const look =
      status === TOUR_STATUS.hidden ? 'hidden' : status === TOUR_STATUS.offer ? 'offer' : 'plain'
    return <Chip look={look}>{t(`status.${known}`)}</Chip>
  }

  function languagesCell(tour: TourSummary) {
    const missing = LANGS.filter((each) => textIn(tour.name, each) === '')
    return (
      <span className={missing.length > 0 ? 'text-danger' : 'text-muted'}>
        {missing.length === 0
          ? t('desk.allLanguages')
          : t('desk.missingLanguages', {
              languages: missing.map((each) => t(`desk.code.${each}`)).join(', '),
            })}
      </span>
    )
  }

  function priceText(tour: TourSummary): string {
    const price = shownPrice(pricedOn(tour, today))
    return price.kind === 'inquire' ? t('tours:inquire') : formatCad(price.cents)
  }
}
