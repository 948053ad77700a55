import type { Money } from '../../../contracts/bookings/guest-money'
import type { CancelReason } from '../../../contracts/bookings/event-inputs'
import { bookingLetters } from './booking-letter'
import {
  deskButton,
  guestRow,
  pageButton,
  quotes,
  shortRows,
  tripRows,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import { writeDays, writeMoney } from './booking-words'
import { fill, say, facts, type Addressed, type Row } from './letter-parts'
import { moneyRows, MONEY_TEXTS, type MoneyTexts } from './money-words'

/** Mails about the early end of a trip, and its refund. */
export interface BookingEndingMails {
  /** `why` and `reason`, in an admin's words: by the company. Refunds are not mentioned if nothing was paid. */
  bookingCancelled: ToGuest & {
    by: 'guest' | 'company' | 'unpaid'
    why?: CancelReason | null
    reason?: string | null
    refund: RefundOfLetter | null
  }
  bookingCancelledForDesk: ToDesk & { reason?: string; refund: RefundOfLetter | null }
  cancelUndone: ToGuest
  /** `reason`: an admin's words. */
  tripMissed: ToGuest & { reason: string }
  /** `day`: the bank's, YYYY-MM-DD. */
  refundSent: ToGuest & { amount: Money; fee: Money; day: string }
}

interface RefundOfLetter {
  least: Money
  most: Money
  /** Whether it also depends on what hotels and others charge or return. */
  hangsOnSuppliers: boolean
}

export const bookingEndingLetters = bookingLetters<BookingEndingMails, MoneyTexts>(MONEY_TEXTS, {
  bookingCancelled(mail, texts) {
    const intro = { guest: texts.byGuest, company: texts.byCompany, unpaid: texts.unpaid }[mail.by]
    const ending = mail.refund && (mail.refund.most.amount > 0 ? texts.refund : texts.nothing)
    return [
      say(intro),
      ...(mail.why && mail.why !== 'other' ? [say(texts.why[mail.why])] : []),
      ...quotes(mail.reason),
      facts(...shortRows(mail), ...refundRows(mail)),
      ...(ending ? [say(ending)] : []),
      ...(mail.by === 'company' ? [say(texts.otherDate)] : []),
      ...pageButton(mail),
    ]
  },
  bookingCancelledForDesk: (mail, texts, context) => [
    say(texts.intro),
    ...quotes(mail.reason),
    facts(...guestRow(mail), ...shortRows(mail), ...refundRows(mail)),
    deskButton(mail, context),
  ],
  cancelUndone: (mail, texts) => [say(texts.intro), facts(...tripRows(mail)), ...pageButton(mail)],
  tripMissed: (mail, texts) => [
    say(texts.intro),
    ...quotes(mail.reason),
    facts(...shortRows(mail)),
    say(texts.object),
    ...pageButton(mail),
  ],
  refundSent(mail, texts) {
    const { lang, amount, fee, day } = mail
    const sent = moneyRows(mail, {
      refunded: writeMoney(amount, lang),
      fee: fee.amount > 0 && writeMoney(fee, lang),
      sentOn: writeDays(day, day, lang, 'long'),
    })
    return [say(texts.intro), facts(...shortRows(mail), ...sent), ...pageButton(mail)]
  },
})

function refundRows(mail: { refund: RefundOfLetter | null } & Addressed): Row[] {
  const { refund, lang } = mail
  if (!refund) return []
  const { range, upTo } = MONEY_TEXTS[lang]
  const [least, most] = [writeMoney(refund.least, lang), writeMoney(refund.most, lang)]
  const back = fill(refund.hangsOnSuppliers ? upTo : range, { least, most })
  return moneyRows(mail, { back: least === most ? most : back })
}
