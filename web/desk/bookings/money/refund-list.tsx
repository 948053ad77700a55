import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/payments'
import { Button } from '../../../ui/button'
import { ProposeDialog } from '../../refunds/propose-dialog'
import { RefundDialog } from '../../refunds/refund-dialog'
import type { RefundStep } from '../../refunds/refund-steps'
import type { Refund } from '../../refunds/refund-sums'
import { RefundItem } from './refund-item'

/** Money of a booking that goes back or went back, act by act, and a proposal by hand. */
export function RefundList({ id, money }: { id: number; money: DeskMoney }) {
  const { t } = useTranslation('desk-refunds')
  const [isProposing, setProposing] = useState(false)
  const refunds = money.refunds.filter(({ status }) => status !== 'void')
  const isApproved = refunds.some(({ status }) => status === 'approved')
  const mayPropose = money.paid.amount > money.refundOpen.amount && !isApproved
  if (refunds.length === 0 && !mayPropose) return null
  return (
    <>
      {refunds.length > 0 && <Refunds id={id} refunds={refunds} />}
      {mayPropose && (
        <Button look="faint" className="self-start" onClick={() => setProposing(true)}>
          {t('propose.open')}
        </Button>
      )}
      {isProposing && <ProposeDialog id={id} onClose={() => setProposing(false)} />}
    </>
  )
}

function Refunds({ id, refunds }: { id: number; refunds: readonly Refund[] }) {
  const { t } = useTranslation('desk-refunds')
  const [asked, setAsked] = useState<{ refund: Refund; step: RefundStep } | null>(null)
  return (
    <>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm">
        <h3 className="text-base">{t('title')}</h3>
        <ol className="flex flex-col gap-3">
          {refunds.map((refund) => (
            <RefundItem
              key={refund.id}
              refund={refund}
              onAsk={(step) => setAsked({ refund, step })}
            />
          ))}
        </ol>
      </div>
      {asked && <RefundDialog id={id} {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
