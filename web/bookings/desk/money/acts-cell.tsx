import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../platform/forms/use-now'
import { Button, buttonClass } from '../../../ui/button'
import type { Closable } from '../../../desk/ui/dialog-state'
import { LoadedActDialog } from '../acts/act-dialog'
import { ProposeDialog } from './propose-dialog'
import { RefundDialog } from './refund-dialog'
import { stepsOf, type RefundStep } from './refund-steps'
import { useMay } from '../../../platform/session/use-may'
import type { MoneyRow } from './refunds.api'

type Asked = RefundStep | 'revive' | 'return' | 'change'

/** The actions that are possible on a row now. */
export function ActsCell({ row }: { row: MoneyRow }) {
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
