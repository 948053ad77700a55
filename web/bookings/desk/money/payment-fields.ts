import { addDays, isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { Claim, Money } from '../../../../worker/contracts/bookings/guest-money'
import { MONEY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import type { NewPayment } from '../../../../worker/contracts/bookings/payments'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { plainAmount } from '../../../ui/quote/quote-text'
import { useNow } from '../../../platform/forms/use-now'
import { useFields } from '../../../desk/ui/use-fields'

/** A payment as it is typed. */
interface PaymentFields {
  isReversal: boolean
  amount: string
  method: NewPayment['method']
  day: string
  reason: string
}

export type PaymentFault = 'amount' | 'day' | 'reason'

/** A payment's initial values. */
export type PaymentStart = Partial<Pick<PaymentFields, 'amount' | 'method' | 'day'>>

/** Initial values from the guest's claim. */
export function startOf({ amount, method, day }: Claim): PaymentStart {
  const known = MONEY_METHODS.find((each) => each === method)
  return { ...startWith(amount), day, ...(known && { method: known }) }
}

/** Initial values for an expected amount. */
export function startWith(money: Money): PaymentStart {
  const isWon = money.currency === 'KRW'
  return { amount: plainAmount(money), ...(isWon && { method: 'krTransfer' }) }
}

const EMPTY = { isReversal: false, amount: '', method: 'etransfer', reason: '' } as const

function firstFields(start: PaymentStart): PaymentFields {
  return { ...EMPTY, day: calgaryDay(Date.now()), ...start }
}

/** Faults in the order of the fields. `now` is UTC ms. */
function paymentFaults(
  { isReversal, amount, day, reason }: PaymentFields,
  money: DeskMoney,
  now: number,
): PaymentFault[] {
  return [
    ...(amountOf(amount, money) === null ? (['amount'] as const) : []),
    ...(isPaymentDay(day, now) ? [] : (['day'] as const)),
    ...(isReversal && reason.trim() === '' ? (['reason'] as const) : []),
  ]
}

/** Whether money can have been sent on a day. Korea is a day ahead. */
export function isPaymentDay(day: string, now: number): boolean {
  return isCalendarDay(day) && day <= addDays(calgaryDay(now), 1)
}

/** The payment; null while it has faults. */
function toPayment(fields: PaymentFields, money: DeskMoney, now: number): NewPayment | null {
  const { isReversal, method, day, reason } = fields
  const amount = amountOf(fields.amount, money)
  if (amount === null || paymentFaults(fields, money, now).length > 0) return null
  return { amount: isReversal ? -amount : amount, method, day, reason }
}

/** The typed amount, above 0. */
function amountOf(text: string, { total }: DeskMoney): number | null {
  return parseSum(text, total.currency)
}

export interface PaymentProps {
  /** Id of the booking. */
  id: number
  money: DeskMoney
  onClose: () => void
}

export type TypedPayment = ReturnType<typeof usePayment>

/** A payment while it is typed. */
export function usePayment(money: DeskMoney, start: PaymentStart) {
  const now = useNow()
  const { fields, ...controls } = useFields(() => firstFields(start))
  return {
    fields,
    ...controls,
    faults: paymentFaults(fields, money, now),
    /** Null while it has faults. */
    payment: toPayment(fields, money, now),
  }
}
