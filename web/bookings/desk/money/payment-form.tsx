import { useTranslation } from 'react-i18next'
import { MONEY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import { Button } from '../../../ui/button'
import { Form, TextField } from '../../../ui/field'
import { useChecked } from '../../../desk/ui/use-checked'
import { AmountField } from '../../../desk/ui/amount-field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { AboutBooking } from '../about-booking'
import type { PaymentProps, TypedPayment, PaymentFault } from './payment-fields'

interface PaymentFormProps extends PaymentProps {
  typed: TypedPayment
  onReview: () => void
}

/** Money that came in or went back. */
export function PaymentForm({ id, money, typed, onReview, onClose }: PaymentFormProps) {
  const { t } = useTranslation(['desk-bookings', 'site'])
  const { isChecked, passes } = useChecked()
  const { faults } = typed
  const shown = isChecked ? faults : []
  return (
    <Form onSubmit={() => passes(faults.length === 0) && onReview()}>
      <AboutBooking id={id} />
      <PaymentAmount typed={typed} money={money} faults={shown} />
      <PaymentReason typed={typed} faults={shown} />
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

interface InputsProps {
  typed: TypedPayment
  /** The faults to show. */
  faults: PaymentFault[]
}

/** Direction, amount and method. */
function PaymentAmount({ typed, money, faults }: InputsProps & Pick<PaymentProps, 'money'>) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <DirectionField typed={typed} />
      <AmountField
        label={t(
          money.total.currency === 'KRW' ? 'quotes.money.amountWon' : 'quotes.money.amountCad',
        )}
        error={faults.includes('amount') ? t('quotes.money.fault.amount') : undefined}
        value={typed.fields.amount}
        onType={(amount) => typed.set({ amount })}
      />
      <ChoiceField
        label={t('quotes.money.method')}
        choices={MONEY_METHODS}
        textOf={(method) => t(`quotes.money.way.${method}`)}
        {...typed.choice('method')}
      />
    </>
  )
}

function DirectionField({ typed: { fields, set } }: Pick<InputsProps, 'typed'>) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('quotes.money.direction')}
      value={fields.isReversal ? 'reversal' : 'receipt'}
      choices={DIRECTIONS}
      textOf={(each) => t(`quotes.money.kind.${each}`)}
      onChoose={(direction) => set({ isReversal: direction === 'reversal' })}
    />
  )
}

/** The day and the reason. */
function PaymentReason({ typed: { text }, faults }: InputsProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <TextField
        type="date"
        label={t('quotes.money.day')}
        error={faults.includes('day') ? t('quotes.money.fault.day') : undefined}
        {...text('day')}
      />
      <TextField
        label={t('quotes.money.reason')}
        error={faults.includes('reason') ? t('quotes.money.fault.reason') : undefined}
        maxLength={200}
        autoComplete="off"
        {...text('reason')}
      />
    </>
  )
}
