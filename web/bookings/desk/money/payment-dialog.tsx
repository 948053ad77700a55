import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewPayment } from '../../../../worker/contracts/bookings/payments'
import { useDeskForm } from '../../../desk/ui/desk-form'
import { sureAfter } from '../../../desk/ui/sure-after'
import { useNow } from '../../../platform/forms/use-now'
import { Dialog } from '../../../ui/dialog'
import { recordPayment } from './money.api'
import { firstPayment, paymentOf, type PaymentStart, type PaymentProps } from './payment-fields'
import { PaymentForm } from './payment-form'
import { PaymentReview } from './payment-review'

/** Records a payment after a review of the input; closed while `start` is null. */
export function PaymentDialog({ start, ...props }: PaymentProps & { start: PaymentStart | null }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Dialog isOpen={start !== null} onClose={props.onClose} title={t('quotes.money.recordTitle')}>
      {start && <Payment {...props} start={start} />}
    </Dialog>
  )
}

function Payment({ start, ...props }: PaymentProps & { start: PaymentStart }) {
  const form = usePaymentForm(start, props)
  const [reviewed, setReviewed] = useState<NewPayment | null>(null)
  if (!reviewed) return <PaymentForm {...props} form={form} onReview={form.check(setReviewed)} />
  return (
    <PaymentReview {...props} form={form} payment={reviewed} onBack={() => setReviewed(null)} />
  )
}

function usePaymentForm(start: PaymentStart, { id, money, onClose }: PaymentProps) {
  const { t } = useTranslation('desk-bookings')
  const now = useNow()
  const [sure, setSure] = useState<ReturnType<typeof sureAfter>>({})
  return useDeskForm({
    schema: paymentOf(money, now).transform((payment): NewPayment => ({ ...payment, ...sure })),
    start: firstPayment(start),
    call: (client, payment: NewPayment, key) => recordPayment(client, id, payment, key),
    done: () => t('quotes.money.done'),
    onDone: onClose,
    onFault: (failure) => setSure(sureAfter(failure)),
  })
}
