import { useTranslation } from 'react-i18next'
import { MONEY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import { TextField } from '../../../ui/field'
import { AmountField } from '../../ui/amount-field'
import { ChoiceField } from '../../ui/choice-field'
import type { PaymentFault } from './payment-fields'
import type { PaymentProps, TypedPayment } from './use-payment'

const DIRECTIONS = ['receipt', 'reversal'] as const

interface InputsProps {
  typed: TypedPayment
  /** The faults to show. */
  faults: PaymentFault[]
}

/** Amount, direction and method. */
export function PaymentAmount({ typed, money, faults }: InputsProps & Pick<PaymentProps, 'money'>) {
  const { t } = useTranslation('desk-quotes')
  const { fields, set } = typed
  return (
    <>
      <DirectionField typed={typed} />
      <AmountField
        label={t(money.total.currency === 'KRW' ? 'money.amountWon' : 'money.amountCad')}
        error={faults.includes('amount') ? t('money.fault.amount') : undefined}
        value={fields.amount}
        onType={(amount) => set({ amount })}
      />
      <MethodField typed={typed} />
    </>
  )
}

function DirectionField({ typed: { fields, set } }: Pick<InputsProps, 'typed'>) {
  const { t } = useTranslation('desk-quotes')
  return (
    <ChoiceField
      label={t('money.direction')}
      value={fields.isReversal ? 'reversal' : 'receipt'}
      choices={DIRECTIONS}
      textOf={(each) => t(`money.kind.${each}`)}
      onChoose={(direction) => set({ isReversal: direction === 'reversal' })}
    />
  )
}

function MethodField({ typed: { fields, set } }: Pick<InputsProps, 'typed'>) {
  const { t } = useTranslation('desk-quotes')
  return (
    <ChoiceField
      label={t('money.method')}
      value={fields.method}
      choices={MONEY_METHODS}
      textOf={(method) => t(`money.way.${method}`)}
      onChoose={(method) => set({ method })}
    />
  )
}

/** When it came, and why. */
export function PaymentReason({ typed, faults }: InputsProps) {
  const { t } = useTranslation('desk-quotes')
  const { fields, set } = typed
  return (
    <>
      <DayField typed={typed} faults={faults} />
      <TextField
        label={t('money.reason')}
        error={faults.includes('reason') ? t('money.fault.reason') : undefined}
        maxLength={200}
        autoComplete="off"
        value={fields.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
    </>
  )
}

function DayField({ typed: { fields, set }, faults }: InputsProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <TextField
      type="date"
      label={t('money.day')}
      error={faults.includes('day') ? t('money.fault.day') : undefined}
      value={fields.day}
      onChange={({ target }) => set({ day: target.value })}
    />
  )
}
