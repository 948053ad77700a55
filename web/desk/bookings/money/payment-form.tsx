import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Form } from '../../../ui/field'
import { useChecked } from '../../ui/use-checked'
import { AboutBooking } from '../about-booking'
import type { PaymentProps, TypedPayment } from './use-payment'
import { PaymentAmount, PaymentReason } from './payment-inputs'

interface PaymentFormProps extends PaymentProps {
  typed: TypedPayment
  onReview: () => void
}

/** Money that came in or went back. */
export function PaymentForm({ id, money, typed, onReview, onClose }: PaymentFormProps) {
  const { t } = useTranslation(['desk-quotes', 'common'])
  const { isChecked, passes } = useChecked()
  const { faults } = typed
  const shown = isChecked ? faults : []
  return (
    <Form onSubmit={() => passes(faults.length === 0) && onReview()}>
      <AboutBooking id={id} />
      <PaymentAmount typed={typed} money={money} faults={shown} />
      <PaymentReason typed={typed} faults={shown} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" look="primary">
          {t('money.review')}
        </Button>
      </div>
    </Form>
  )
}
