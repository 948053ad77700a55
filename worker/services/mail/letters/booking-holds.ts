import type { Money } from '../../../contracts/bookings/guest-money'
import type { RefundPolicy } from '../../../contracts/bookings/refund-policy'
import { bookingLetters } from './booking-letter'
import {
  deadlineRows,
  deskButton,
  factRows,
  guestRow,
  numberOf,
  pageButton,
  quotes,
  refundLine,
  shortRows,
  textsFor,
  tripRows,
  type CountedBack,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import { BOOKING_TEXTS, writeMoney, type BookingTexts } from './booking-words'
import { type Addressed, say, facts, type Row } from './letter-parts'

export interface ToPay {
  /** The missing part of the deposit. */
  due: Money
  /** The shown deadline, UTC ms. */
  payBy: number
}

/** A guest pays from the hold on; bank details are on the page only. */
export interface BookingHoldMails {
  holdMade: ToGuest & ToPay & CountedBack & { total: Money; policy: RefundPolicy }
  holdMadeForDesk: ToDesk & ToPay
  depositReminder: ToGuest & ToPay
  holdExtended: ToGuest & ToPay
  holdLapsed: ToGuest & { received?: Money | null }
  /** `reason`: an admin's words; `received`: the amount refunded. */
  holdReleased: ToGuest & {
    by: 'guest' | 'company'
    reason?: string | null
    received?: Money | null
  }
}

export const bookingHoldLetters = bookingLetters<BookingHoldMails, BookingTexts>(BOOKING_TEXTS, {
  holdMade: (mail, texts, context) => [
    say(texts.intro),
    facts(...payRows(mail)),
    say(texts.how, { reference: numberOf(mail) }),
    ...pageButton(mail, texts.action),
    facts(...tripRows(mail), ...factRows(mail, { total: writeMoney(mail.total, mail.lang) })),
    refundLine(mail, mail.policy, [mail.total.currency], context.today),
    say(texts.noAccount),
  ],
  holdMadeForDesk: (mail, texts, context) => [
    say(texts.intro),
    facts(...guestRow(mail), ...tripRows(mail), ...payRows(mail, 'deposit')),
    deskButton(mail, context),
  ],
  depositReminder: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail), ...payRows(mail)),
    ...pageButton(mail, textsFor(mail).holdMade.action),
    say(texts.outro),
    say(textsFor(mail).holdMade.noAccount),
  ],
  holdExtended: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail), ...payRows(mail)),
    ...pageButton(mail, textsFor(mail).holdMade.action),
  ],
  holdLapsed: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail)),
    ...(mail.received ? [say(texts.received, amountOf(mail.received, mail))] : []),
    say(texts.outro),
    ...pageButton(mail),
  ],
  holdReleased: (mail, texts) => [
    say(mail.by === 'guest' ? texts.byGuest : texts.byCompany),
    ...quotes(mail.reason),
    facts(...shortRows(mail)),
    ...(mail.received ? [say(texts.refund, amountOf(mail.received, mail))] : []),
    say(textsFor(mail).askAgain),
    ...pageButton(mail),
  ],
})

export function payRows(
  mail: (ToGuest | ToDesk) & ToPay & Addressed,
  label: 'due' | 'deposit' = 'due',
): Row[] {
  const due = writeMoney(mail.due, mail.lang)
  return [
    ...factRows(mail, { [label]: due, reference: numberOf(mail) }),
    ...deadlineRows(mail, 'payBy', mail.payBy),
  ]
}

function amountOf(money: Money, { lang }: Addressed) {
  return { amount: writeMoney(money, lang) }
}
