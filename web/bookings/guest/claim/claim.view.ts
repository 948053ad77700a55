import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Money } from '../../../../worker/contracts/bookings/guest-money'
import { CLAIM_PAYER_MAX, type PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import type { Currency } from '../../../../worker/contracts/currencies'
import { addDays, isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { lengthOf, visibleLength } from '../../../../worker/contracts/text/text-length'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { plainAmount, type GuestMoney } from '../quote/quote.view'

const FIELDS = ['amount', 'day', 'payer'] as const
export type ClaimFault = (typeof FIELDS)[number]
/** The typed fields of a claim. */
export type ClaimFields = Record<ClaimFault, string>

export const canClaim = ({ actions }: GuestBooking): boolean => actions.includes('claim')

/** Whether a claim is open: the guest has said that money is on its way, and none has come since. */
export function hasOpenClaim({ claims }: Pick<GuestBooking, 'claims'>): boolean {
  return claims.some(({ settledAt }) => settledAt === null)
}

/** The most likely claim: the amount due, sent today, by the guest. `now` in UTC ms. */
export function usualClaim({ money, guest }: GuestBooking, now: number): ClaimFields {
  const sum = money && (money.due.amount > 0 ? money.due : missingDeposit(money))
  return { amount: sum ? plainAmount(sum) : '', day: ownDay(now), payer: guest?.name ?? '' }
}

/** The amount missing for a date that expired before the deposit came. */
function missingDeposit({ deposit, received }: GuestMoney): Money {
  return { ...deposit, amount: Math.max(0, deposit.amount - received.amount) }
}

/** The payment method, as chosen with the quote. */
export function methodOf({ money }: GuestBooking): PayMethod {
  const usual = money?.due.currency === 'KRW' ? 'krTransfer' : 'etransfer'
  return money?.method ?? usual
}

/** Today in the reader's own time zone, YYYY-MM-DD. */
function ownDay(now: number): string {
  const date = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The faulty fields, in display order. */
export function faultsOf({ amount, day, payer }: ClaimFields, currency: Currency, now: number) {
  // Korea is a day ahead.
  const isDay = isCalendarDay(day) && day <= addDays(calgaryDay(now), 1)
  const isPayer = visibleLength(payer) >= 1 && lengthOf(payer) <= CLAIM_PAYER_MAX
  const isRight = { amount: parseSum(amount, currency) !== null, day: isDay, payer: isPayer }
  return FIELDS.filter((name) => !isRight[name])
}
