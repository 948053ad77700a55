import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { useMoney } from '../../../desk/ui/use-money'
import { useWay } from '../../../desk/ui/use-way'
import { useNow } from '../../../platform/forms/use-now'
import { Button } from '../../../ui/button'
import { ProposeDialog } from './propose-dialog'
import { RefundDialog } from './refund-dialog'
import { stepsOf, type RefundStep } from './refund-steps'
import type { Refund } from './refund-sums'

interface Asked {
  refund: Refund
  step: RefundStep
}

/** A booking's refunds with their acts, and a proposal by hand. */
export function RefundList({ id, money }: { id: number; money: DeskMoney }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isProposing, setProposing] = useState(false)
  const refunds = money.refunds.filter(({ status }) => status !== 'void')
  const mayPropose = money.stays.amount > 0
  return (
    <>
      {refunds.length > 0 && <Refunds refunds={refunds} onAsk={setAsked} />}
      {mayPropose && <ProposeButton onClick={() => setProposing(true)} />}
      {/* Outside the list, which may lose its last refund while the dialog says why it failed. */}
      {asked && <RefundDialog id={id} {...asked} onClose={() => setAsked(null)} />}
      {isProposing && <ProposeDialog id={id} onClose={() => setProposing(false)} />}
    </>
  )
}

function ProposeButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Button look="faint" className="self-start" onClick={onClick}>
      {t('refunds.propose.open')}
    </Button>
  )
}

function Refunds({ refunds, onAsk }: { refunds: Refund[]; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <h3 className="text-base">{t('refunds.title')}</h3>
      <ol className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <RefundItem key={refund.id} refund={refund} onAsk={(step) => onAsk({ refund, step })} />
        ))}
      </ol>
    </div>
  )
}

interface RefundItemProps {
  refund: Refund
  onAsk: (step: RefundStep) => void
}

/** A refund with its acts. */
function RefundItem({ refund, onAsk }: RefundItemProps) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const wayOf = useWay()
  const { status, amount, method, payee } = refund
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="font-semibold">{t(`refunds.status.${status}`)}</span>
      <span className="tabular ms-auto font-semibold">{format(amount)}</span>
      <span className="w-full text-muted wrap-anywhere">
        {[wayOf(method), payee].filter(Boolean).join(' · ')}
      </span>
      {stepsOf(refund, useNow()).map((step) => (
        <Button key={step} look={step === 'drop' ? 'faint' : 'quiet'} onClick={() => onAsk(step)}>
          {t(`refunds.act.${step}`)}
        </Button>
      ))}
    </li>
  )
}
