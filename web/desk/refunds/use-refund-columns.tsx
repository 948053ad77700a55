import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryText } from '../../../worker/contracts/calendar'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Button, buttonClass } from '../../ui/button'
import { Chip } from '../../ui/chip'
import type { ListColumn } from '../ui/list/list-columns'
import { useMoney } from '../ui/use-money'
import { useWay } from '../ui/use-way'
import { ProposeDialog } from './propose-dialog'
import { RefundDialog } from './refund-dialog'
import { isDue, stepsOf, type RefundStep } from './refund-steps'
import type { MoneyRow } from './refunds.api'
import { ReviveDialog } from './revive-dialog'

export function useRefundColumns(): ListColumn<MoneyRow>[] {
  const { t } = useTranslation('desk-refunds')
  return [
    {
      id: 'guest',
      title: t('column.guest'),
      isBare: true,
      className: 'min-w-40',
      renderCell: (row) => <Guest row={row} />,
    },
    { id: 'trip', title: t('column.trip'), renderCell: (row) => <Trip row={row} /> },
    {
      id: 'amount',
      title: t('column.amount'),
      className: 'tabular whitespace-nowrap',
      renderCell: (row) => <Amount row={row} />,
    },
    { id: 'state', title: t('column.state'), renderCell: (row) => <State row={row} /> },
    { id: 'acts', title: t('column.acts'), isBare: true, renderCell: (row) => <Acts row={row} /> },
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

function State({ row }: { row: MoneyRow }) {
  const { t } = useTranslation('desk-refunds')
  const lang = useLang()
  const wayOf = useWay()
  const now = useNow()
  if (row.kind === 'late') {
    const { receivedOn, isInTime } = row.late
    return (
      <span className="flex flex-wrap items-center gap-2">
        {receivedOn && t('late.received', { day: formatDay(receivedOn, lang) })}
        {isInTime && <Chip look="offer">{t('late.inTime')}</Chip>}
      </span>
    )
  }
  const { status, method, payee, sendAfter, sentOn, wantsOtherDate } = row.refund
  return (
    <span className="flex flex-wrap items-center gap-2">
      {[wayOf(method), payee].filter(Boolean).join(' · ')}
      {wantsOtherDate && <Chip look="offer">{t('otherDate')}</Chip>}
      {status === 'approved' && !isDue(sendAfter, now) && (
        <Chip>{t('notBefore', { time: calgaryText(sendAfter) })}</Chip>
      )}
      {sentOn && <Chip>{t('sentOn', { day: formatDay(sentOn, lang) })}</Chip>}
    </span>
  )
}

type Asked = RefundStep | 'revive' | 'return' | 'change'

function Acts({ row }: { row: MoneyRow }) {
  const { t } = useTranslation('desk-refunds')
  const [asked, setAsked] = useState<Asked | null>(null)
  const now = useNow()
  const close = () => setAsked(null)
  const { id } = row.booking
  return (
    <div className="flex flex-wrap gap-2">
      {actsOf(row, now).map((act) => (
        <Button key={act} look={act === 'drop' ? 'faint' : 'quiet'} onClick={() => setAsked(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {row.kind === 'late' && (
        <Link
          to="/admin/bookings/$bookingId"
          params={{ bookingId: String(id) }}
          hash="quotes"
          className={buttonClass('quiet')}
        >
          {t('act.otherDate')}
        </Link>
      )}
      <div className="contents text-base">
        {row.kind === 'refund' && (asked === 'approve' || asked === 'send' || asked === 'drop') && (
          <RefundDialog id={id} refund={row.refund} step={asked} onClose={close} />
        )}
        {row.kind === 'late' && asked === 'revive' && (
          <ReviveDialog late={row.late} onClose={close} />
        )}
        {(asked === 'return' || asked === 'change') && (
          <ProposeDialog id={id} isLate={asked === 'return'} onClose={close} />
        )}
      </div>
    </div>
  )
}

function actsOf(row: MoneyRow, now: number): Asked[] {
  if (row.kind === 'late') return row.late.mayRevive ? ['revive', 'return'] : ['return']
  const steps = stepsOf(row.refund, now)
  return row.refund.status === 'proposed' ? ['approve', 'change', 'drop'] : steps
}
