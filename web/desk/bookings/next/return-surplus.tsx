import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/payments/guest-money'
import { Button } from '../../../ui/button'
import { ProposeDialog } from '../../refunds/propose-dialog'
import { useMoney } from '../../ui/use-money'

interface ReturnSurplusProps {
  /** Id of the booking. */
  id: number
  amount: Money
}

/** Proposes the refund of what was paid beyond the price. */
export function ReturnSurplus({ id, amount }: ReturnSurplusProps) {
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
