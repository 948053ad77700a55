import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../ui/list/list-columns'
import { useClock } from '../../ui/use-clock'
import type { BookingRow } from '../bookings.api'
import { GuestCell, StatusCell, TripDay } from './booking-cells'

export function useBookingColumns(): ListColumn<BookingRow>[] {
  const { t } = useTranslation('desk-bookings')
  return [
    {
      id: 'name',
      title: t('guest'),
      isBare: true,
      className: 'min-w-40 @max-3xl:-order-2',
      renderCell: (booking) => <GuestCell booking={booking} />,
    },
    ...useTripColumns(),
    {
      id: 'status',
      title: t('statusTitle'),
      isBare: true,
      className: '@max-3xl:-order-1',
      renderCell: (booking) => <StatusCell booking={booking} />,
    },
    ...useExtraColumns(),
  ]
}

function useTripColumns(): ListColumn<BookingRow>[] {
  const { t } = useTranslation('desk-bookings')
  return [
    {
      id: 'tour',
      title: t('tour'),
      className: 'min-w-32',
      renderCell: ({ tour }) => <span>{tour?.name ?? t('anyTour')}</span>,
    },
    {
      id: 'day',
      title: t('day'),
      className: 'tabular whitespace-nowrap',
      renderCell: (booking) => <TripDay booking={booking} />,
    },
    {
      id: 'party',
      title: t('party'),
      isTableOnly: true,
      className: 'tabular',
      renderCell: ({ party }) => <span>{party}</span>,
    },
  ]
}

function useExtraColumns(): ListColumn<BookingRow>[] {
  const { t } = useTranslation(['desk-bookings', 'common'])
  const time = useClock()
  return [
    {
      id: 'lang',
      title: t('common:language.label'),
      isExtra: true,
      isTableOnly: true,
      renderCell: ({ lang }) => <span>{t(`common:language.${lang}`)}</span>,
    },
    {
      id: 'created',
      title: t('created'),
      isExtra: true,
      isTableOnly: true,
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: ({ createdAt }) => <time>{time(createdAt)}</time>,
    },
  ]
}
