import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Closable } from '../../../desk/ui/dialog-state'
import type { ListColumn } from '../../../desk/ui/list/list-columns'
import { useClock } from '../../../desk/ui/use-clock'
import { useMoney } from '../../../desk/ui/use-money'
import { useWay } from '../../../desk/ui/use-way'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useMay } from '../../../platform/session/use-may'
import { Button, buttonClass } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { LoadedActDialog } from '../acts/act-dialog'
import { ProposeDialog } from './propose-dialog'
import { RefundDialog } from './refund-dialog'
import { isDue, stepsOf, type RefundStep } from './refund-steps'
import type { MoneyRow } from './refunds.api'

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

type Asked = RefundStep | 'revive' | 'return' | 'change'

/** The actions that are possible on a row now. */
function ActsCell({ row }: { row: MoneyRow }) {
  const { t } = useTranslation('desk-bookings')
  const [asked, setAsked] = useState<Asked | null>(null)
  const now = useNow()
  const mayManage = useMay('bookings:manage')
  const acts = actsOf(row, now).filter((act) => mayManage || act !== 'revive')
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} look={act === 'drop' ? 'faint' : 'quiet'} onClick={() => setAsked(act)}>
          {t(`refunds.act.${act}`)}
        </Button>
      ))}
      {row.kind === 'late' && mayManage && <OtherDateLink id={row.booking.id} />}
      <div className="contents text-base">
        <AskedDialog row={row} asked={asked} onClose={() => setAsked(null)} />
      </div>
    </div>
  )
}

function OtherDateLink({ id }: { id: number }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Link
      to="/admin/bookings/$bookingId"
      params={{ bookingId: String(id) }}
      hash="quotes"
      className={buttonClass('quiet')}
    >
      {t('refunds.act.otherDate')}
    </Link>
  )
}

function AskedDialog({ row, asked, onClose }: Closable & { row: MoneyRow; asked: Asked | null }) {
  const { id } = row.booking
  if (asked === 'return' || asked === 'change')
    return <ProposeDialog id={id} isLate={asked === 'return'} onClose={onClose} />
  if (row.kind === 'late')
    return asked === 'revive' && <LoadedActDialog id={id} event={asked} onClose={onClose} />
  if (asked === 'approve' || asked === 'send' || asked === 'drop')
    return <RefundDialog id={id} refund={row.refund} step={asked} onClose={onClose} />
  return null
}

function actsOf(row: MoneyRow, now: number): Asked[] {
  if (row.kind === 'late') return row.late.mayRevive ? ['revive', 'return'] : ['return']
  const steps = stepsOf(row.refund, now)
  return row.refund.status === 'proposed' ? ['approve', 'change', 'drop'] : steps
}
