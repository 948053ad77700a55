import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, calgaryDay, isCalendarDay } from '../../../../worker/contracts/calendar'
import type { Claim, Money } from '../../../../worker/contracts/guest-money'
import { MONEY_METHODS } from '../../../../worker/contracts/pay-methods'
import type { DeskMoney, NewPayment } from '../../../../worker/contracts/payments'
import { useNow } from '../../../platform/forms/use-now'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, SelectField, TextField } from '../../../ui/field'
import { focusFault, moveFocus } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import { plainAmount } from '../../../ui/quote/quote-text'
import { AboutBooking } from '../about-booking'
import { readAmount } from '../../editor/typed-numbers'
import { recordPayment } from './money.api'
import { useMoney } from '../../ui/use-money'
import { useWrite } from '../../ui/use-write'

interface PaymentDialogProps {
  id: number
  money: DeskMoney
  /** What is filled in; null while the dialog is closed. */
  start: PaymentStart | null
  onClose: () => void
}

interface PaymentFields {
  isReversal: boolean
  amount: string
  method: NewPayment['method']
  day: string
  reason: string
}

export type PaymentStart = Partial<Pick<PaymentFields, 'amount' | 'method' | 'day'>>

type PaymentProps = Omit<PaymentDialogProps, 'start'>

/** A payment as the guest said it was sent. */
export function startOf({ amount, method, day }: Claim): PaymentStart {
  const known = MONEY_METHODS.find((each) => each === method)
  return { ...startWith(amount), day, ...(known && { method: known }) }
}

/** A payment of an amount that is expected. */
export function startWith(money: Money): PaymentStart {
  const isWon = money.currency === 'KRW'
  return { amount: plainAmount(money), ...(isWon && { method: 'krTransfer' }) }
}

/** Money that was seen: what is typed is shown once more before it is recorded. */
export function PaymentDialog({ start, ...props }: PaymentDialogProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <Dialog isOpen={start !== null} onClose={props.onClose} title={t('money.recordTitle')}>
      {start && <Payment {...props} start={start} />}
    </Dialog>
  )
}

function Payment({ start, ...props }: PaymentProps & { start: PaymentStart }) {
  const [fields, setFields] = useState<PaymentFields>(() => ({
    isReversal: false,
    amount: '',
    method: 'etransfer',
    day: calgaryDay(Date.now()),
    reason: '',
    ...start,
  }))
  const [isReviewed, setReviewed] = useState(false)
  const payment = toPayment(fields, props.money, useNow())
  return isReviewed && payment ? (
    <Review {...props} payment={payment} onBack={() => setReviewed(false)} />
  ) : (
    <PaymentForm
      {...props}
      fields={fields}
      set={(part) => setFields({ ...fields, ...part })}
      onReview={() => setReviewed(true)}
    />
  )
}

interface FormProps extends PaymentProps {
  fields: PaymentFields
  set: (part: Partial<PaymentFields>) => void
  onReview: () => void
}

function PaymentForm({ id, money, fields, set, onReview, onClose }: FormProps) {
  const { t } = useTranslation(['desk-quotes', 'common'])
  const [isChecked, setChecked] = useState(false)
  const faults = faultsOf(fields, money, useNow())
  const errorOf = (name: (typeof faults)[number]) =>
    isChecked && faults.includes(name) ? t(`money.fault.${name}`) : undefined
  const isWon = money.total.currency === 'KRW'
  return (
    <Form
      onSubmit={() => {
        setChecked(true)
        // After the faults are shown.
        if (faults.length > 0) setTimeout(focusFault)
        else onReview()
      }}
    >
      <AboutBooking id={id} />
      <SelectField
        label={t('money.direction')}
        value={fields.isReversal ? 'reversal' : 'receipt'}
        onChange={({ target }) => set({ isReversal: target.value === 'reversal' })}
      >
        <option value="receipt">{t('money.kind.receipt')}</option>
        <option value="reversal">{t('money.kind.reversal')}</option>
      </SelectField>
      <TextField
        label={t(isWon ? 'money.amountWon' : 'money.amountCad')}
        error={errorOf('amount')}
        inputMode="decimal"
        autoComplete="off"
        className="tabular text-end"
        value={fields.amount}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <SelectField
        label={t('money.method')}
        value={fields.method}
        onChange={({ target }) => {
          const method = MONEY_METHODS.find((each) => each === target.value)
          if (method) set({ method })
        }}
      >
        {MONEY_METHODS.map((method) => (
          <option key={method} value={method}>
            {t(`money.way.${method}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('money.day')}
        error={errorOf('day')}
        value={fields.day}
        onChange={({ target }) => set({ day: target.value })}
      />
      <TextField
        label={t('money.reason')}
        error={errorOf('reason')}
        maxLength={200}
        autoComplete="off"
        value={fields.reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" look="primary">
          {t('money.review')}
        </Button>
      </div>
    </Form>
  )
}

interface ReviewProps extends PaymentProps {
  payment: NewPayment
  onBack: () => void
}

function Review({ id, money, payment, onBack, onClose }: ReviewProps) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const format = useMoney()
  const { mutate, isPending, error } = useWrite({
    call: (client, sent: NewPayment, requestKey) =>
      recordPayment(client, id, { payment: sent, requestKey }),
    done: () => t('money.done'),
    onDone: onClose,
  })
  const { amount, method, day, reason } = payment
  const isCovered =
    money.status === 'on_hold' && amount > 0 && money.paid.amount + amount >= money.deposit.amount
  return (
    <Form onSubmit={() => !isPending && mutate(payment)}>
      <AboutBooking id={id} />
      <p ref={moveFocus} className="tabular text-2xl font-bold">
        {format({ ...money.total, amount })}
      </p>
      <p>{[formatDay(day, lang), t(`money.way.${method}`), reason].filter(Boolean).join(' · ')}</p>
      {isCovered && <p className="font-semibold">{t('money.confirms')}</p>}
      <FailureAlert failure={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{t('money.back')}</Button>
        <SubmitButton
          look="primary"
          label={t('money.action')}
          waiting={t('money.saving')}
          isWaiting={isPending}
        />
      </div>
    </Form>
  )
}

/** Cents or whole won; null for any other text. */
function amountOf(text: string, { total }: DeskMoney): number | null {
  const { value } = readAmount(text)
  if (total.currency === 'KRW') {
    const won = text.replaceAll(/[\s,원₩]/g, '')
    return /^[1-9]\d{0,8}$/.test(won) ? Number(won) : null
  }
  return value === null || value === 0 ? null : Math.round(value * 100)
}

function faultsOf(
  { isReversal, amount, day, reason }: PaymentFields,
  money: DeskMoney,
  now: number,
) {
  // Korea is a day ahead.
  const isDay = isCalendarDay(day) && day <= addDays(calgaryDay(now), 1)
  return [
    ...(amountOf(amount, money) === null ? (['amount'] as const) : []),
    ...(isDay ? [] : (['day'] as const)),
    ...(isReversal && reason.trim() === '' ? (['reason'] as const) : []),
  ]
}

function toPayment(fields: PaymentFields, money: DeskMoney, now: number): NewPayment | null {
  const { isReversal, method, day, reason } = fields
  const amount = amountOf(fields.amount, money)
  if (amount === null || faultsOf(fields, money, now).length > 0) return null
  return { amount: isReversal ? -amount : amount, method, day, reason }
}
