import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MONEY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import type { NewPayment, DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { AmountField } from '../../../desk/ui/amount-field'
import { ChoiceField } from '../../../desk/ui/choice-field'
import { useDeskForm, type FormFields, type DeskForm } from '../../../desk/ui/desk-form'
import { sureAfter } from '../../../desk/ui/use-action'
import { useMoney } from '../../../desk/ui/use-money'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { AboutBooking } from '../about-booking'
import { recordPayment } from '../bookings.api'
import {
  firstPayment,
  paymentOf,
  type PaymentStart,
  type PaymentProps,
  type TypedPayment,
} from './payment-fields'

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

type Fields = FormFields<TypedPayment>

interface PaymentFormProps extends PaymentProps {
  form: Fields
  onReview: ComponentProps<typeof Form>['onSubmit']
}

/** Money that came in or went back. */
function PaymentForm({ id, money, form, onReview, onClose }: PaymentFormProps) {
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

interface PaymentReviewProps extends PaymentProps {
  payment: NewPayment
  form: ComponentProps<typeof DeskForm>['form']
  onBack: () => void
}

/** The payment for a review before it is recorded. */
function PaymentReview({ id, money, payment, form, onBack }: PaymentReviewProps) {
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
