import { useTranslation } from 'react-i18next'
import { useNow } from '../../../platform/forms/use-now'
import { Button } from '../../../ui/button'
import { stepsOf, type RefundStep } from '../../refunds/refund-steps'
import type { Refund } from '../../refunds/refund-sums'
import { useMoney } from '../../ui/use-money'
import { useWay } from '../../ui/use-way'

interface RefundItemProps {
  refund: Refund
  onAsk: (step: RefundStep) => void
}

/** A refund with its acts. */
export function RefundItem({ refund, onAsk }: RefundItemProps) {
  const { t } = useTranslation('desk-refunds')
  const format = useMoney()
  const wayOf = useWay()
  const { status, amount, method, payee } = refund
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="font-semibold">{t(`status.${status}`)}</span>
      <span className="tabular ms-auto font-semibold">{format(amount)}</span>
      <span className="w-full text-muted wrap-anywhere">
        {[wayOf(method), payee].filter(Boolean).join(' · ')}
      </span>
      <RefundButtons refund={refund} onAsk={onAsk} />
    </li>
  )
}

function RefundButtons({ refund, onAsk }: RefundItemProps) {
  const { t } = useTranslation('desk-refunds')
  const now = useNow()
  return stepsOf(refund, now).map((step) => (
    <Button key={step} look={step === 'drop' ? 'faint' : 'quiet'} onClick={() => onAsk(step)}>
      {t(`act.${step}`)}
    </Button>
  ))
}
