import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useNow } from '../../../platform/forms/use-now'
import { Chip } from '../../../ui/chip'
import type { ListColumn } from '../../../desk/ui/list/list-columns'
import { useClock } from '../../../desk/ui/use-clock'
import { useMoney } from '../../../desk/ui/use-money'
import { useWay } from '../../../desk/ui/use-way'
import { ActsCell } from './acts-cell'
import type { MoneyRow } from './refunds.api'
import { isDue } from './refund-steps'

type Column = Omit<ListColumn<MoneyRow>, 'title'>

const GUEST: Column = {
  id: 'guest',
  isBare: true,
  className: 'min-w-40',
  renderCell: (row) => <Guest row={row} />,
}
const AMOUNT = { id: 'amount', className: 'tabular whitespace-nowrap' }
const ACTS: Column = { id: 'acts', isBare: true, renderCell: (row) => <ActsCell row={row} /> }

export function useRefundColumns(): ListColumn<MoneyRow>[] {
  const { t } = useTranslation('desk-bookings')
  return [
    { ...GUEST, title: t('refunds.column.guest') },
    ...useTripColumns(),
    { id: 'state', title: t('refunds.column.state'), renderCell: (row) => <StateCell row={row} /> },
    { ...ACTS, title: t('refunds.column.acts') },
  ]
}

function Guest({ row: { booking } }: { row: MoneyRow }) {
  const { id, name, pid } = booking
  return (
    <Link
      to="/admin/bookings/$bookingId"
      params={{ bookingId: String(id) }}
      data-open
      className="inline-flex min-h-11 min-w-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {name ?? pid}
    </Link>
  )
}

type Row<Kind> = Extract<MoneyRow, { kind: Kind }>

/** The state of late money or of a refund. */
function StateCell({ row }: { row: MoneyRow }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {row.kind === 'late' ? <LateState {...row} /> : <RefundState {...row} />}
    </span>
  )
}

function LateState({ late: { receivedOn, isInTime } }: Row<'late'>) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return (
    <>
      {receivedOn && t('refunds.late.received', { day: formatDay(receivedOn, lang) })}
      {isInTime && <Chip look="offer">{t('refunds.late.inTime')}</Chip>}
    </>
  )
}

function RefundState({ refund }: Row<'refund'>) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const wayOf = useWay()
  const clock = useClock()
  const now = useNow()
  const { status, method, payee, sendAfter, sentOn, wantsOtherDate } = refund
  return (
    <>
      {[wayOf(method), payee].filter(Boolean).join(' · ')}
      {wantsOtherDate && <Chip look="offer">{t('refunds.otherDate')}</Chip>}
      {status === 'approved' && !isDue(sendAfter, now) && (
        <Chip>{t('refunds.notBefore', { time: clock(sendAfter) })}</Chip>
      )}
      {sentOn && <Chip>{t('refunds.sentOn', { day: formatDay(sentOn, lang) })}</Chip>}
    </>
  )
}

/** The trip, and the money that is for it. */
function useTripColumns(): ListColumn<MoneyRow>[] {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const dayOf = (day: string | null) => day && formatDay(day, lang)
  return [
    {
      id: 'trip',
      title: t('refunds.column.trip'),
      renderCell: ({ booking: { tour, day } }) => (
        <span>{[tour ?? t('refunds.anyTour'), dayOf(day)].filter(Boolean).join(' · ')}</span>
      ),
    },
    {
      ...AMOUNT,
      title: t('refunds.column.amount'),
      renderCell: (row) => <span className="font-semibold">{format(amountOf(row))}</span>,
    },
  ]
}

function amountOf(row: MoneyRow) {
  return row.kind === 'late' ? row.late.late : row.refund.amount
}
