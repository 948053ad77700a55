import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog'
import { usePayment, type PaymentStart, type PaymentProps } from './payment-fields'
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
  const typed = usePayment(props.money, start)
  const [isReviewed, setReviewed] = useState(false)
  if (!isReviewed || !typed.payment)
    return <PaymentForm {...props} typed={typed} onReview={() => setReviewed(true)} />
  return <PaymentReview {...props} payment={typed.payment} onBack={() => setReviewed(false)} />
}
