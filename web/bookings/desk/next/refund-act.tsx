import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { RefundDialog } from '../money/refund-dialog'
import type { Refund } from '../money/refund-sums'
import { useMoney } from '../../../desk/ui/use-money'

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
