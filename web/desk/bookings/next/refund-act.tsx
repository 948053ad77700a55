import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/payments/guest-money'
import { Button } from '../../../ui/button'
import { RefundDialog } from '../../refunds/refund-dialog'
import type { Refund } from '../../refunds/refund-sums'
import { useMoney } from '../../ui/use-money'
import { ProposeDialog } from '../../refunds/propose-dialog'

interface RefundActProps {
  /** Id of the booking. */
  id: number
  act: 'approve' | 'send'
  refund: Refund
}

/** Approves or sends the refund that waits. */
export function RefundAct({ id, act, refund }: RefundActProps) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t(`act.${act}`, { amount: format(refund.amount) })}
      </Button>
      {isOpen && <RefundDialog id={id} refund={refund} step={act} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Proposes the refund of a surplus. */
export function ReturnSurplus({ id, amount }: { id: number; amount: Money }) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('act.back', { amount: format(amount) })}
      </Button>
      {isOpen && <ProposeDialog id={id} unowed="surplus" onClose={() => setOpen(false)} />}
    </>
  )
}
