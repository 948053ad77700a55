import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../ui/list/list-columns'
import { ActsCell } from './acts-cell'
import type { MoneyRow } from './refunds.api'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useMoney } from '../ui/use-money'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import { useNow } from '../../platform/forms/use-now'
import { Chip } from '../../ui/chip'
import { useWay } from '../ui/use-way'
import { isDue } from './refund-steps'

type Column = Omit<ListColumn<MoneyRow>, 'title'>

const GUEST: Column = {
  id: 'guest',
  isBare: true,
  className: 'min-w-40',
  renderCell: (row) => <Guest row={row} />,
}
const TRIP: Column = { id: 'trip', renderCell: (row) => <Trip row={row} /> }
const AMOUNT: Column = {
  id: 'amount',
  className: 'tabular whitespace-nowrap',
  renderCell: (row) => <Amount row={row} />,
}
const STATE: Column = { id: 'state', renderCell: (row) => <StateCell row={row} /> }
const ACTS: Column = { id: 'acts', isBare: true, renderCell: (row) => <ActsCell row={row} /> }

export function useRefundColumns(): ListColumn<MoneyRow>[] {
  const { t } = useTranslation('desk-refunds')
  return [
    { ...GUEST, title: t('column.guest') },
    { ...TRIP, title: t('column.trip') },
    { ...AMOUNT, title: t('column.amount') },
    { ...STATE, title: t('column.state') },
    { ...ACTS, title: t('column.acts') },
  ]
}

function Guest({ row: { booking } }: { row: MoneyRow }) {
  const { id, name, pid } = booking
  return (
    <Link
      to="/admin/bookings/$bookingId"
      params={{ bookingId: String(id) }}
      data-open
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {name ?? pid}
    </Link>
  )
}

function Trip({ row: { booking } }: { row: MoneyRow }) {
  const { t } = useTranslation('desk-refunds')
  const lang = useLang()
  const { tour, day } = booking
  return (
    <span>{[tour ?? t('anyTour'), day && formatDay(day, lang)].filter(Boolean).join(' · ')}</span>
  )
}

function Amount({ row }: { row: MoneyRow }) {
  const format = useMoney()
  return (
    <span className="font-semibold">
      {format(row.kind === 'late' ? row.late.paid : row.refund.amount)}
    </span>
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
  const { t } = useTranslation('desk-refunds')
  const lang = useLang()
  return (
    <>
      {receivedOn && t('late.received', { day: formatDay(receivedOn, lang) })}
      {isInTime && <Chip look="offer">{t('late.inTime')}</Chip>}
    </>
  )
}

function RefundState({ refund }: Row<'refund'>) {
  const { t } = useTranslation('desk-refunds')
  const lang = useLang()
  const wayOf = useWay()
  const now = useNow()
  const { status, method, payee, sendAfter, sentOn, wantsOtherDate } = refund
  return (
    <>
      {[wayOf(method), payee].filter(Boolean).join(' · ')}
      {wantsOtherDate && <Chip look="offer">{t('otherDate')}</Chip>}
      {status === 'approved' && !isDue(sendAfter, now) && (
        <Chip>{t('notBefore', { time: calgaryText(sendAfter) })}</Chip>
      )}
      {sentOn && <Chip>{t('sentOn', { day: formatDay(sentOn, lang) })}</Chip>}
    </>
  )
}
