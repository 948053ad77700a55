import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../ui/list/list-columns'
import type { BookingRow } from '../bookings.api'
import {
  CreatedCell,
  GuestCell,
  LanguageCell,
  StatusCell,
  TourCell,
  TripDay,
} from './booking-cells'

type Column = Omit<ListColumn<BookingRow>, 'title'>

const GUEST: Column = {
  id: 'name',
  isBare: true,
  className: 'min-w-40 @max-3xl:-order-2',
  renderCell: (booking) => <GuestCell booking={booking} />,
}
const TOUR: Column = {
  id: 'tour',
  className: 'min-w-32',
  renderCell: (booking) => <TourCell booking={booking} />,
}
const DAY: Column = {
  id: 'day',
  className: 'tabular whitespace-nowrap',
  renderCell: (booking) => <TripDay booking={booking} />,
}
const PARTY: Column = {
  id: 'party',
  isTableOnly: true,
  className: 'tabular',
  renderCell: ({ party }) => <span>{party}</span>,
}
const STATUS: Column = {
  id: 'status',
  isBare: true,
  className: '@max-3xl:-order-1',
  renderCell: (booking) => <StatusCell booking={booking} />,
}
const LANGUAGE: Column = {
  id: 'lang',
  isExtra: true,
  isTableOnly: true,
  renderCell: (booking) => <LanguageCell booking={booking} />,
}
const CREATED: Column = {
  id: 'created',
  isExtra: true,
  isTableOnly: true,
  className: 'tabular whitespace-nowrap text-muted',
  renderCell: (booking) => <CreatedCell booking={booking} />,
}

export function useBookingColumns(): ListColumn<BookingRow>[] {
  const { t } = useTranslation(['desk-bookings', 'common'])
  return [
    { ...GUEST, title: t('guest') },
    { ...TOUR, title: t('tour') },
    { ...DAY, title: t('day') },
    { ...PARTY, title: t('party') },
    { ...STATUS, title: t('statusTitle') },
    { ...LANGUAGE, title: t('common:language.label') },
    { ...CREATED, title: t('created') },
  ]
}
