import type { Money } from '../../../contracts/bookings/guest-money'
import type { RefundPolicy } from '../../../contracts/bookings/refund-policy'
import { bookingLetter } from './booking-letter'
import {
  amounts,
  deadlineRows,
  deskButton,
  factRows,
  guestRow,
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
import { writeSigned } from './booking-words'
import {
  type Addressed,
  type LetterContent,
  type LetterContext,
  type Letters,
  say,
  facts,
} from './letter-parts'

interface QuoteForGuest extends ToGuest, CountedBack {
  number: number
  /** In each currency that the guest may choose. */
  total: readonly Money[]
  deposit: readonly Money[]
  /** Nothing is paid before the day of the trip. */
  withoutDeposit?: boolean
  policy: RefundPolicy
  /** UTC ms. */
  validUntil: number
  /** An admin's words. */
  note?: string | null
}

export interface BookingQuoteMails {
  quoteSent: QuoteForGuest
  /** A place for a guest who has waited for it. */
  waitlistOffer: QuoteForGuest
  /** A newer quote, or a change of a trip that is held or booked (`isBooked`), with the difference in price. */
  quoteChanged: QuoteForGuest & { isBooked: boolean; difference?: Money | null }
  /** A reminder of a quote that the guest has not seen. `validUntil`: UTC ms. */
  quoteUnseen: ToGuest & { number: number; validUntil: number }
  /** `validUntil`: UTC ms. */
  quoteLapsed: ToGuest & { number: number; validUntil: number }
  quoteAnswered: ToDesk & { number: number; answer: 'ask' | 'decline'; text?: string | null }
}

export const bookingQuoteLetters: Letters<BookingQuoteMails> = {
  quoteSent: (mail, _texts, context) => quoteLetter(mail, textsFor(mail).quoteSent, context),
  waitlistOffer: (mail, _texts, context) =>
    quoteLetter(mail, textsFor(mail).waitlistOffer, context),
  quoteChanged(mail, _texts, context) {
    const { subject, intro, introBooked } = textsFor(mail).quoteChanged
    return quoteLetter(mail, { subject, intro: mail.isBooked ? introBooked : intro }, context)
  },
  quoteUnseen(mail) {
    const texts = textsFor(mail).quoteUnseen
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...shortRows(mail), ...deadlineRows(mail, 'validUntil', mail.validUntil)),
      ...pageButton(mail, textsFor(mail).quoteSent.action),
      say(texts.outro),
    ])
  },
  quoteLapsed(mail) {
    const texts = textsFor(mail).quoteLapsed
    return bookingLetter(mail, texts, [
      say(texts.intro, { number: mail.number }),
      facts(...shortRows(mail), ...deadlineRows(mail, 'validUntil', mail.validUntil)),
      say(texts.outro),
      ...pageButton(mail, texts.action),
    ])
  },
  quoteAnswered(mail, _texts, context) {
    const texts = textsFor(mail).quoteAnswered[mail.answer]
    return bookingLetter(mail, texts, [
      say(texts.intro, { number: mail.number }),
      facts(...guestRow(mail), ...tripRows(mail)),
      ...quotes(mail.text),
      deskButton(mail, context),
    ])
  },
}

function quoteLetter(
  mail: QuoteForGuest & { difference?: Money | null } & Addressed,
  texts: { subject: string; intro: string },
  { today }: LetterContext,
): LetterContent {
  const { lang, total, deposit, difference, validUntil } = mail
  const { linkCare, noDeposit, quoteSent } = textsFor(mail)
  const rows = factRows(mail, {
    total: amounts(total, lang),
    deposit: mail.withoutDeposit ? noDeposit : amounts(deposit, lang),
    difference: difference ? writeSigned(difference, lang) : null,
  })
  return bookingLetter(mail, texts, [
    say(texts.intro, { number: mail.number }),
    ...quotes(mail.note),
    facts(...tripRows(mail), ...rows, ...deadlineRows(mail, 'validUntil', validUntil)),
    refundLine(
      mail,
      mail.policy,
      total.map(({ currency }) => currency),
      today,
    ),
    ...pageButton(mail, quoteSent.action),
    say(linkCare),
  ])
}
