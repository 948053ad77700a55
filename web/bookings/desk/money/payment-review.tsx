import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import type { NewPayment } from '../../../../worker/contracts/bookings/payments'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import type { DeskForm } from '../../../desk/ui/desk-form'
import { useMoney } from '../../../desk/ui/use-money'
import { AboutBooking } from '../about-booking'
import type { PaymentProps } from './payment-fields'

interface PaymentReviewProps extends PaymentProps {
  payment: NewPayment
  form: ComponentProps<typeof DeskForm>['form']
  onBack: () => void
}

/** The payment for a review before it is recorded. */
export function PaymentReview({ id, money, payment, form, onBack }: PaymentReviewProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Form onSubmit={form.submit}>
      <AboutBooking id={id} />
      <PaymentFacts money={money} payment={payment} />
      <FailureAlert failure={form.failure} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{t('quotes.money.back')}</Button>
        <SubmitButton
          look="primary"
          label={t('quotes.money.action')}
          waiting={t('quotes.money.saving')}
          isWaiting={form.isPending}
        />
      </div>
    </Form>
  )
}

function PaymentFacts({ money, payment }: Pick<PaymentReviewProps, 'money' | 'payment'>) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const format = useMoney()
  const { amount, method, day, reason } = payment
  return (
    <>
      <p ref={moveFocus} className="tabular text-2xl font-bold">
        {format({ ...money.total, amount })}
      </p>
      <p>
        {[formatDay(day, lang), t(`quotes.money.way.${method}`), reason]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Beyond money={money} amount={amount} />
      {coversDeposit(money, amount) && (
        <p className="font-semibold">{t('quotes.money.confirms')}</p>
      )}
    </>
  )
}

/** Warns of money beyond the price: a typing error, or money to refund. */
function Beyond({ money, amount }: { money: DeskMoney; amount: number }) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const surplus = { ...money.total, amount: money.stays.amount + amount - money.total.amount }
  if (amount <= 0 || surplus.amount <= 0) return null
  return (
    <p className="font-semibold text-danger">
      {t('quotes.money.beyond', { amount: format(surplus), total: format(money.total) })}
    </p>
  )
}

/** Whether a payment confirms the trip. */
function coversDeposit({ status, stays, deposit }: DeskMoney, amount: number): boolean {
  return status === 'on_hold' && amount > 0 && stays.amount + amount >= deposit.amount
}
