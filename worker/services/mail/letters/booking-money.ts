import type { Money } from '../../../contracts/payments/guest-money'
import type { RefundPolicy } from '../../../contracts/payments/refund-policy'
import {
  bookingLetter,
  deadlineRows,
  deskButton,
  factRows,
  numberOf,
  pageButton,
  refundLine,
  shortRows,
  tripRows,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import { calgaryTime, ownTime, writeDays, writeMoney } from './booking-words'
import type { Addressed, Letters } from './letter-parts'
import { say } from './letter-blocks'
import { facts, type Row } from './letter-rows'
import { moneyRows, MONEY_TEXTS } from './money-words'

interface Balance {
  /** What is still to pay; 0 when nothing is. */
  balance: Money
  /** When it is due, UTC ms. */
  balanceBy: number | null
}

interface BalanceDue extends Balance {
  balanceBy: number
}

interface Received {
  /** By this payment. */
  arrived: Money
  received: Money
}

/** The money of a booking, from the deposit to the whole price. Bank details are on the page only. */
export interface BookingMoneyMails {
  bookingConfirmed: ToGuest &
    Balance & { total: Money; received: Money; policy: RefundPolicy | null }
  /** `missing` is of the deposit, while the date is held; null later. */
  moneyReceived: ToGuest &
    Received &
    Balance & { missing: Money | null; payBy: number | null; surplus: Money | null }
  balanceReminder: ToGuest & BalanceDue
  balanceOverdue: ToGuest & BalanceDue
  /** The receipt. `gst`: what the price has of it; `seller`: the company's legal name. */
  balancePaid: ToGuest & { received: Money; gst: Money; gstNumber: string; seller: string }
  moneyLate: ToGuest & Received
  moneyLateForDesk: ToDesk & Received
  claimForDesk: ToDesk & { amount: Money; payer: string; day: string; hasReceipt: boolean }
}

export const bookingMoneyLetters: Letters<BookingMoneyMails> = {
  bookingConfirmed(mail) {
    const { bookingConfirmed: texts } = MONEY_TEXTS[mail.lang]
    const { lang, policy, balance, total } = mail
    return bookingLetter(mail, texts, [
      say(mail.received.amount > 0 ? texts.intro : texts.introPlain),
      facts(
        ...tripRows(mail),
        ...factRows(mail, { total: writeMoney(total, lang) }),
        ...moneyRows(mail, { received: writeMoney(mail.received, lang) }),
        ...balanceRows(mail),
      ),
      say(balance.amount > 0 ? texts.balance : texts.paid),
      ...(policy ? [refundLine(mail, policy, [total.currency])] : []),
      pageButton(mail),
    ])
  },
  moneyReceived(mail) {
    const { moneyReceived: texts } = MONEY_TEXTS[mail.lang]
    const { lang, missing, payBy, surplus, balance } = mail
    const rest = missing ? texts.deposit : balance.amount > 0 ? texts.balance : texts.paid
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(
        ...shortRows(mail),
        ...receivedRows(mail),
        ...moneyRows(mail, {
          missing: missing && writeMoney(missing, lang),
          surplus: surplus && writeMoney(surplus, lang),
        }),
        ...(missing && payBy !== null ? deadlineRows(mail, 'payBy', payBy) : balanceRows(mail)),
      ),
      say(surplus ? texts.surplus : rest),
      pageButton(mail),
    ])
  },
  balanceReminder(mail) {
    const { balanceReminder: texts } = MONEY_TEXTS[mail.lang]
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...shortRows(mail), ...dueRows(mail)),
      pageButton(mail, texts.action),
      say(texts.outro),
    ])
  },
  balanceOverdue(mail) {
    const { balanceOverdue: texts, balanceReminder } = MONEY_TEXTS[mail.lang]
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...shortRows(mail), ...dueRows(mail)),
      pageButton(mail, balanceReminder.action),
      say(texts.consequence),
      say(texts.outro),
    ])
  },
  balancePaid(mail) {
    const { balancePaid: texts } = MONEY_TEXTS[mail.lang]
    const { lang, received, gst, gstNumber, seller } = mail
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(
        ...tripRows(mail),
        ...moneyRows(mail, {
          paidTotal: writeMoney(received, lang),
          gst: gst.amount > 0 && writeMoney(gst, lang),
          seller,
          gstNumber,
        }),
      ),
      pageButton(mail, texts.action),
    ])
  },
  moneyLate(mail) {
    const { moneyLate: texts } = MONEY_TEXTS[mail.lang]
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...shortRows(mail), ...receivedRows(mail)),
      pageButton(mail),
    ])
  },
  moneyLateForDesk(mail, _texts, context) {
    const { moneyLateForDesk: texts } = MONEY_TEXTS[mail.lang]
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...factRows(mail, { guest: mail.name }), ...shortRows(mail), ...receivedRows(mail)),
      deskButton(mail, context),
    ])
  },
  claimForDesk(mail, _texts, context) {
    const { claimForDesk: texts, yes, no } = MONEY_TEXTS[mail.lang]
    const { lang, amount, payer, day, hasReceipt } = mail
    const claimed = moneyRows(mail, {
      claimed: writeMoney(amount, lang),
      payer,
      sentOn: writeDays(day, day, lang, 'long'),
      receipt: hasReceipt ? yes : no,
    })
    return bookingLetter(mail, texts, [
      say(texts.intro),
      facts(...factRows(mail, { guest: mail.name }), ...shortRows(mail), ...claimed),
      deskButton(mail, context),
    ])
  },
}

function receivedRows(mail: Received & Addressed): Row[] {
  const { arrived, received, lang } = mail
  return moneyRows(mail, {
    arrived: writeMoney(arrived, lang),
    received: writeMoney(received, lang),
  })
}

function balanceRows(mail: Balance & Addressed): Row[] {
  const { balance, balanceBy, lang } = mail
  if (balance.amount <= 0) return []
  return moneyRows(mail, {
    balance: writeMoney(balance, lang),
    balanceBy: balanceBy !== null && calgaryTime(balanceBy, lang),
  })
}

function dueRows(mail: BalanceDue & ToGuest & Addressed): Row[] {
  const own = ownTime(mail.balanceBy, mail.lang)
  return [
    ...balanceRows(mail).slice(0, 1),
    ...factRows(mail, { reference: numberOf(mail) }),
    ...balanceRows(mail).slice(1),
    ...factRows(mail, { ownTime: own }),
  ]
}
