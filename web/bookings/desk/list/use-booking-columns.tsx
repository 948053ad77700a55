import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../../desk/ui/list/list-columns'
import { useClock } from '../../../desk/ui/use-clock'
import { useMoney } from '../../../desk/ui/use-money'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Chip } from '../../../ui/chip'
import { numberOf } from '../booking.rules'
import type { BookingRow } from '../bookings.api'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from '../status-chip'

type Column = Omit<ListColumn<BookingRow>, 'title'>

const GUEST: Column = {
  id: 'name',
  isBare: true,
  className: 'min-w-40 @max-3xl:-order-2',
  renderCell: (booking) => <GuestCell booking={booking} />,
}
const DAY: Column = {
  id: 'day',
  sort: 'ascending first',
  className: 'tabular whitespace-nowrap',
  renderCell: (booking) => <TripDay booking={booking} />,
}
const PARTY: Column = {
  id: 'party',
  isTableOnly: true,
  className: 'tabular',
  renderCell: ({ party }) => <span>{party}</span>,
}
const DUE: Column = {
  id: 'due',
  isBare: true,
  sort: 'descending first',
  className: 'tabular whitespace-nowrap @max-3xl:empty:hidden @3xl:text-end',
  renderCell: (booking) => <DueCell booking={booking} />,
}
const STATUS: Column = {
  id: 'status',
  isBare: true,
  className: '@max-3xl:-order-1',
  renderCell: (booking) => <StatusCell booking={booking} />,
}

export function useBookingColumns(): ListColumn<BookingRow>[] {
  const { t } = useTranslation('desk-bookings')
  return [
    { ...GUEST, title: t('guest') },
    {
      id: 'tour',
      title: t('tour'),
      className: 'min-w-32',
      renderCell: ({ tour }) => <span>{tour?.name ?? t('anyTour')}</span>,
    },
    { ...DAY, title: t('day') },
    { ...PARTY, title: t('party') },
    { ...DUE, title: t('due') },
    { ...STATUS, title: t('statusTitle') },
    ...useExtraColumns(),
  ]
}

const EXTRA = { isExtra: true, isTableOnly: true }

function useExtraColumns(): ListColumn<BookingRow>[] {
  const { t } = useTranslation(['site', 'desk-bookings'])
  const time = useClock()
  return [
    {
      ...EXTRA,
      id: 'lang',
      title: t('language.label'),
      renderCell: ({ lang }) => <span>{t(`language.${lang}`)}</span>,
    },
    {
      ...EXTRA,
      id: 'created',
      title: t('desk-bookings:created'),
      sort: 'descending first',
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: ({ createdAt }) => <time>{time(createdAt)}</time>,
    },
  ]
}

interface CellProps {
  booking: BookingRow
}

function GuestCell({ booking }: CellProps) {
  const { t } = useTranslation('desk-bookings')
  const { id, name } = booking
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold">
      <Link
        to="/admin/bookings/$bookingId"
        params={{ bookingId: String(id) }}
        data-open
        className="inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline-offset-4 hover:underline"
      >
        {name ?? t('erased')}
      </Link>
      <span className="tabular text-xs font-normal text-muted">{numberOf(booking)}</span>
    </span>
  )
}

/** The day; in a narrow list also the party, which has its own column elsewhere. */
function TripDay({ booking: { day, party } }: CellProps) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const now = useNow()
  return (
    <span>
      <span>{day === null ? '–' : formatDay(day, lang, now)}</span>
      <span className="@3xl:hidden"> · {t('quotes.change.party', { count: party })}</span>
    </span>
  )
}

/** In a narrow list with the column's title, and only if something is due. */
function DueCell({ booking: { due, currency } }: CellProps) {
  const { t } = useTranslation('desk-bookings')
  const moneyOf = useMoney()
  if (due === 0) return null
  return (
    <span>
      <span className="text-xs text-muted @3xl:hidden">{t('due')} </span>
      {moneyOf({ amount: due, currency })}
    </span>
  )
}

function StatusCell({ booking }: CellProps) {
  const { t } = useTranslation('desk-bookings')
  const { status, awaitsSince, saysSentAt, lacksGuide, lacksDeposit, place } = booking
  return (
    <span className="flex flex-wrap gap-1">
      <StatusChip status={status} />
      {place !== null && <Chip>{t('waits.place', { place })}</Chip>}
      <SaysSentChip saysSentAt={saysSentAt} />
      <WaitingChip awaitsSince={awaitsSince} />
      <ReversedChip lacksDeposit={lacksDeposit} />
      {lacksGuide && <Chip look="offer">{t('payments.crew.noGuide')}</Chip>}
    </span>
  )
}
