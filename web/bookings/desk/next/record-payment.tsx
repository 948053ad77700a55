import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { Button } from '../../../ui/button'
import { useMoney } from '../../../desk/ui/use-money'
import { moneyQuery } from '../money/money.api'
import { PaymentDialog } from '../money/payment-dialog'
import { startWith, type PaymentStart } from '../money/payment-fields'

interface RecordPaymentProps {
  /** Id of the booking. */
  id: number
  amount: Money
  /** Initial values instead of the amount. */
  start?: PaymentStart
  /** The money should have arrived by now. */
  isAwaited?: boolean
}

/** Records the expected amount or the guest's claim, which can be changed in the form. */
export function RecordPayment({ id, amount, start, isAwaited = false }: RecordPaymentProps) {
  const { t } = useTranslation('desk-next')
  const format = useMoney()
  const [isOpen, setOpen] = useState(false)
  const money = useQuery(moneyQuery(id)).data
  const opened = isOpen ? (start ?? startWith(amount)) : null
  return (
    <>
      <Button look={isAwaited ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
        {t('act.record', { amount: format(amount) })}
      </Button>
      {money && (
        <PaymentDialog id={id} money={money} start={opened} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
