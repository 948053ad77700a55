import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { COUNT_MAX, PIPELINE_COLUMNS } from '../../../../worker/contracts/desk-bookings'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { List } from '../../ui/list/list'
import type { ListColumn, ListFilter } from '../../ui/list/list-columns'
import { oneOf, useListAddress } from '../../ui/list/use-list-address'
import { useClock } from '../../ui/use-clock'
import { bookingsQuery, type BookingRow } from '../bookings.api'
import { ExportButton } from './export-dialog'
import { useListPlace } from './list-place'
import { ReversedChip, SaysSentChip, StatusChip, WaitingChip } from '../status-chip'

/** Lists beside the columns, which have sentences of their own where they are empty. */
const SIDE_LISTS = ['late', 'noGuide', 'reversed'] as const

/** Bookings by column; who has waited for over a day comes first. */
export function BookingsPage() {
  const { t } = useTranslation('desk-bookings')
  const controls = useListAddress()
  const side = oneOf(SIDE_LISTS, controls.state['column'])
  const query = useQuery({ ...bookingsQuery(controls.state), placeholderData: keepPreviousData })
  useListPlace(controls.state, query.data !== undefined)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          <ExportButton />
          <Link to="/admin/bookings/new" className={buttonClass('quiet')}>
            <Plus aria-hidden size={18} />
            {t('new.open')}
          </Link>
        </div>
      </div>
      <List
        label={t('title')}
        controls={controls}
        query={query}
        columns={useColumns()}
        idOf={({ id }) => String(id)}
        nameOf={({ name, pid }) => name ?? pid}
        empty={t(`empty.${side ?? 'any'}`)}
        search={t('search')}
        filters={useFilters(query.data?.counts)}
      />
    </>
  )
}

function useFilters(counts: Record<string, number> | undefined): ListFilter[] {
  const { t } = useTranslation('desk-bookings')
  // What waits for staff first, then in the order of a booking's life.
  const columns = [...new Set([...SIDE_LISTS, ...PIPELINE_COLUMNS])]
  const shown = (n = 0) => (n >= COUNT_MAX ? `${COUNT_MAX - 1}+` : String(n))
  return [
    {
      name: 'column',
      label: t('columns'),
      isTabs: true,
      values: columns.map((value) => ({
        value,
        text: counts ? `${t(`column.${value}`)} · ${shown(counts[value])}` : t(`column.${value}`),
      })),
    },
  ]
}

function useColumns(): ListColumn<BookingRow>[] {
  const { t } = useTranslation(['desk-bookings', 'desk-payments', 'desk-quotes', 'common'])
  const time = useClock()
  return [
    {
      id: 'name',
      title: t('guest'),
      isBare: true,
      className: 'min-w-40 @max-3xl:-order-2',
      renderCell: (booking) => <GuestLink booking={booking} />,
    },
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
      renderCell: ({ day, party }) => (
        <span>
          <Day day={day} />
          <span className="@3xl:hidden"> · {t('desk-quotes:change.party', { count: party })}</span>
        </span>
      ),
    },
    {
      id: 'party',
      title: t('party'),
      isTableOnly: true,
      className: 'tabular',
      renderCell: ({ party }) => <span>{party}</span>,
    },
    {
      id: 'status',
      title: t('statusTitle'),
      isBare: true,
      className: '@max-3xl:-order-1',
      renderCell: ({ status, awaitsSince, saysSentAt, lacksGuide, lacksDeposit }) => (
        <span className="flex flex-wrap gap-1">
          <StatusChip status={status} />
          <SaysSentChip saysSentAt={saysSentAt} />
          <WaitingChip awaitsSince={awaitsSince} />
          <ReversedChip lacksDeposit={lacksDeposit} />
          {lacksGuide && <Chip look="offer">{t('desk-payments:crew.noGuide')}</Chip>}
        </span>
      ),
    },
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

function Day({ day }: { day: string | null }) {
  const lang = useLang()
  const now = useNow()
  return <span>{day === null ? '–' : formatDay(day, lang, now)}</span>
}

function GuestLink({ booking: { id, name, pid, reference } }: { booking: BookingRow }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold">
      <Link
        to="/admin/bookings/$bookingId"
        params={{ bookingId: String(id) }}
        data-open
        className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
      >
        {name ?? t('erased')}
      </Link>
      <span className="tabular text-xs font-normal text-muted">
        {reference === null ? pid : `M${reference}`}
      </span>
    </span>
  )
}
