import type { Currency } from '../../../contracts/currencies'
import type { Money } from '../../../contracts/guest-money'
import type { RefundPolicy } from '../../../contracts/refund-policy'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import {
  mailToDesk,
  mailToGuest,
  toDesk,
  toGuest,
  type BookingScope,
} from '../../../services/bookings/booking-mail'
import { moneyOf } from '../../../services/bookings/money'
import type { QueuedMail } from '../../../services/mail/outbox'
import { contentOf } from './quotes.presenter'

/** The mails of quotes and holds, each for the batch of its event. Money is named in every currency that can be paid. */

/** To the guest, when a quote is sent. `currencies`: what it can be paid in. */
export async function quoteMails(
  scope: BookingScope,
  booking: BookingRow,
  row: QuoteRow,
  currencies: readonly Currency[],
): Promise<QueuedMail[]> {
  const { number, kind, totalCents, totalWon, depositCents, depositWon, validUntil, note } = row
  const isChange = kind === 'change'
  // A booking is paid in one currency, and its deposit is agreed.
  const offered = isChange ? [booking.currency] : currencies
  const content = {
    ...(await toGuest(scope, { ...booking, ...partyOf(booking, row) }, row)),
    number,
    total: offered.map((each) => inCurrency(each, totalCents, totalWon)),
    deposit: (isChange ? [] : offered).map((each) => inCurrency(each, depositCents, depositWon)),
    policy: contentOf(row).policy,
    validUntil,
    note,
  }
  const isFirst = !isChange && booking.status !== 'quoted'
  const difference = isChange
    ? moneyOf(booking, inCurrency(booking.currency, totalCents, totalWon).amount - booking.total)
    : null
  return mailToGuest(
    scope,
    booking,
    isFirst
      ? { template: 'quoteSent', ...content }
      : {
          template: 'quoteChanged',
          ...content,
          isBooked: isChange,
          difference: difference?.amount === 0 ? null : difference,
        },
  )
}

/** The party of a quote: of the children as many as it has room for. */
function partyOf({ children }: BookingRow, { party }: QuoteRow) {
  return { party, children: Math.min(children, party - 1) }
}

/** To the company: a question about a quote, or its refusal. */
export async function answerMails(
  scope: BookingScope,
  booking: BookingRow,
  row: QuoteRow,
  { act, text }: { act: 'ask' | 'decline'; text: string },
): Promise<QueuedMail[]> {
  const trip = await toDesk(scope, booking, row)
  const { number } = row
  return mailToDesk(scope, booking, {
    template: 'quoteAnswered',
    ...trip,
    number,
    answer: act,
    text,
  })
}

/** A booking that is held: its deadline and the terms that its guest agreed to. */
export interface HeldBooking extends BookingRow {
  payBy: number
  policy: string
}

/** To the guest, when a hold begins. */
export async function heldMails(
  scope: BookingScope,
  booking: HeldBooking,
  row: QuoteRow,
): Promise<QueuedMail[]> {
  const { payBy, total } = booking
  return mailToGuest(scope, booking, {
    template: 'holdMade',
    ...(await toGuest(scope, booking, row)),
    due: dueDeposit(booking),
    payBy,
    total: moneyOf(booking, total),
    policy: JSON.parse(booking.policy) as RefundPolicy,
  })
}

/** To guest and company, when a hold begins. */
export async function holdMails(
  scope: BookingScope,
  booking: HeldBooking,
  row: QuoteRow,
): Promise<QueuedMail[]> {
  const { payBy } = booking
  const toPay = { due: dueDeposit(booking), payBy }
  const [guest, desk] = await Promise.all([
    heldMails(scope, booking, row),
    toDesk(scope, booking, row),
  ])
  return [
    ...guest,
    ...mailToDesk(scope, booking, {
      template: 'holdMadeForDesk',
      ...desk,
      ...toPay,
    }),
  ]
}

/** To the guest, while the deposit is missing or its deadline has moved. */
export async function toPayMails(
  scope: BookingScope,
  booking: BookingRow & { payBy: number },
  template: 'depositReminder' | 'holdExtended',
): Promise<QueuedMail[]> {
  const { payBy } = booking
  const guest = await toGuest(scope, booking)
  return mailToGuest(scope, booking, { template, ...guest, due: dueDeposit(booking), payBy })
}

/** What is missing of the deposit. */
function dueDeposit(booking: BookingRow): Money {
  return moneyOf(booking, Math.max(0, booking.deposit - booking.paid))
}

function inCurrency(currency: Currency, cents: number, won: number): Money {
  return { currency, amount: currency === 'KRW' ? won : cents }
}
