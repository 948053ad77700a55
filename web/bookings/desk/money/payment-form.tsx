import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MONEY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import { Button } from '../../../ui/button'
import { Form, TextField } from '../../../ui/field'
import type { FormFields } from '../../../desk/ui/desk-form'
import { AmountField } from '../../../desk/ui/amount-field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { AboutBooking } from '../about-booking'
import type { PaymentProps, TypedPayment } from './payment-fields'

type Fields = FormFields<TypedPayment>

interface PaymentFormProps extends PaymentProps {
  form: Fields
  onReview: ComponentProps<typeof Form>['onSubmit']
}

/** Money that came in or went back. */
export function PaymentForm({ id, money, form, onReview, onClose }: PaymentFormProps) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  return (
    <Form onSubmit={onReview}>
      <AboutBooking id={id} />
      <PaymentAmount form={form} money={money} />
      <PaymentReason form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('site:cancel')}</Button>
        <Button type="submit" look="primary">
          {t('quotes.money.review')}
        </Button>
      </div>
    </Form>
  )
}

const DIRECTIONS = ['receipt', 'reversal'] as const

/** Direction, amount and method. */
function PaymentAmount({ form, money }: Pick<PaymentFormProps, 'form' | 'money'>) {
  const { t } = useTranslation('desk-bookings')
  const isWon = money.total.currency === 'KRW'
  return (
    <>
      <ChoiceField
        label={t('quotes.money.direction')}
        value={form.value('isReversal') ? 'reversal' : 'receipt'}
        choices={DIRECTIONS}
        textOf={(each) => t(`quotes.money.kind.${each}`)}
        onChoose={(direction) => form.set('isReversal', direction === 'reversal')}
      />
      <AmountField
        label={t(isWon ? 'quotes.money.amountWon' : 'quotes.money.amountCad')}
        {...form.field('amount', { fault: t('quotes.money.fault.amount') })}
      />
      <ChoiceField
        label={t('quotes.money.method')}
        choices={MONEY_METHODS}
        textOf={(method) => t(`quotes.money.way.${method}`)}
        {...form.choice('method')}
      />
    </>
  )
}

/** The day and the reason. */
function PaymentReason({ form }: { form: Fields }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <TextField
        type="date"
        label={t('quotes.money.day')}
        {...form.field('day', { fault: t('quotes.money.fault.day') })}
      />
      <TextField
        label={t('quotes.money.reason')}
        maxLength={200}
        autoComplete="off"
        {...form.field('reason', { fault: t('quotes.money.fault.reason') })}
      />
    </>
  )
}
