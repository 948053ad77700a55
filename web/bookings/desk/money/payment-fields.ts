import { z } from 'zod'
import type { Claim, Money } from '../../../../worker/contracts/bookings/guest-money'
import { MONEY_METHODS } from '../../../../worker/contracts/bookings/pay-methods'
import type { NewPayment, DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { addDays, isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { plainAmount } from '../../../ui/quote/quote-text'

const typedPayment = z.object({
  isReversal: z.boolean(),
  amount: z.string(),
  method: z.enum(MONEY_METHODS),
  day: z.string(),
  reason: z.string(),
})
/** A payment as it is typed. */
export type TypedPayment = z.input<typeof typedPayment>

/** A payment's initial values. */
export type PaymentStart = Partial<Pick<TypedPayment, 'amount' | 'method' | 'day'>>

export interface PaymentProps {
  /** Id of the booking. */
  id: number
  money: DeskMoney
  onClose: () => void
}

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

export function firstPayment(start: PaymentStart): TypedPayment {
  return { ...EMPTY, day: calgaryDay(Date.now()), ...start }
}

/** Whether money can have been sent on a day. Korea is a day ahead. */
export function isPaymentDay(day: string, now: number): boolean {
  return isCalendarDay(day) && day <= addDays(calgaryDay(now), 1)
}

/** The request of a payment as it is typed. `now` is UTC ms. */
export function paymentOf({ total }: DeskMoney, now: number) {
  const amountOf = ({ amount }: TypedPayment) => parseSum(amount, total.currency)
  return typedPayment
    .refine((typed) => amountOf(typed) !== null, { path: ['amount'] })
    .refine(({ day }) => isPaymentDay(day, now), { path: ['day'] })
    .refine(({ isReversal, reason }) => !isReversal || reason.trim() !== '', { path: ['reason'] })
    .transform(({ isReversal, ...typed }): NewPayment => {
      const amount = amountOf({ isReversal, ...typed }) ?? 0
      return { ...typed, amount: isReversal ? -amount : amount }
    })
}
