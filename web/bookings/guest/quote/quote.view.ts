import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Deadline, Money } from '../../../../worker/contracts/bookings/guest-money'
import { PAY_METHODS, type PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import type { Currency } from '../../../../worker/contracts/currencies'
import { calgaryText } from '../../../../worker/contracts/dates/calgary-text'
import type { Lang } from '../../../../worker/contracts/languages'

export { formatMoney, plainAmount } from '../../../ui/quote/quote-text'

/** The payment methods of a currency: within Korea for won, all others for dollars. */
export function methodsFor(
  currency: Currency,
  methods: readonly PayMethod[] = PAY_METHODS,
): PayMethod[] {
  return methods.filter((method) => (method === 'krTransfer') === (currency === 'KRW'))
}

export type GuestMoney = NonNullable<GuestBooking['money']>

export interface PayChoice {
  currency: Currency
  method: PayMethod
}

/** The answer to a quote whose price is paid in cash on the day of the trip. */
const IN_CASH = { currency: 'CAD' } as const

/** The usual choice of guests with this language; they can choose another. */
export function usualChoice(
  lang: Lang,
  currencies: readonly Currency[],
  methods: readonly PayMethod[] = PAY_METHODS,
): PayChoice {
  if (lang === 'kr' && currencies.includes('KRW') && methods.includes('krTransfer'))
    return { currency: 'KRW', method: 'krTransfer' }
  const possible = methodsFor('CAD', methods)
  const usual = lang === 'ca' ? 'etransfer' : 'wire'
  const method = possible.includes(usual) ? usual : (possible[0] ?? usual)
  return { currency: 'CAD', method }
}

/** The answer that accepts a quote on the terms that the page shows. */
export function acceptanceOf(
  { version, terms }: GuestBooking,
  { number, withoutDeposit }: Quote,
  choice: PayChoice,
) {
  const agreed = { terms: true, policy: true, termsVersion: terms?.version } as const
  const pays = withoutDeposit ? IN_CASH : choice
  return { act: 'accept', number, version, ...pays, agreed } as const
}

/** The total and the deposit of a quote in a currency. */
export function sumsIn(quote: Quote, currency: Currency): { total: Money; deposit: Money } {
  const { totalCents, totalWon, depositCents, depositWon } = quote
  const inWon = { total: totalWon, deposit: depositWon }
  const { total, deposit } =
    currency === 'KRW' ? inWon : { total: totalCents, deposit: depositCents }
  return { total: { currency, amount: total }, deposit: { currency, amount: deposit } }
}

/** The deadline for accepting a quote. */
export function validityOf({ deadlines }: GuestBooking, { validUntil }: Quote): Deadline {
  return deadlines?.quote ?? { at: validUntil, text: calgaryText(validUntil) }
}

/** Whether the guest can answer the quote now. */
export function canAnswer({ actions, quote }: GuestBooking): boolean {
  return quote?.status === 'open' && actions.includes('quote.ask')
}

/** Whether the guest can take the date now, without a call. */
export function canAccept(booking: GuestBooking): boolean {
  return canAnswer(booking) && booking.actions.includes('quote.accept')
}
