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
  refundLine,
  shortRows,
  textsFor,
  tripRows,
  type CountedBack,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import { writeDays, writeMoney } from './booking-words'
import { calgaryTime, ownTime } from './booking-times'
import { say, facts, type Addressed, type Row } from './letter-parts'
import { moneyRows, MONEY_TEXTS, type MoneyTexts } from './money-words'

interface Balance {
  /** The amount still to pay; 0 if none. */
  balance: Money
  /** When it is due, UTC ms. */
  balanceBy: number | null
}

interface BalanceDue extends Balance {
  balanceBy: number
}

/** The amount beyond the price, which is returned in full. */
interface Surplus {
  surplus: Money | null
}

interface Received {
  /** The amount of this payment. */
  arrived: Money
  received: Money
}

/** Mails about a booking's money, from the deposit to the whole price. Bank details are on the page only. */
export interface BookingMoneyMails {
  /** Who guides and drives a confirmed trip; `isChanged` if the guest was told of others before. */
  crewNamed: ToGuest & { isChanged: boolean }
  /** `until`: when the list of travellers closes, UTC ms; `hasWaiver` if its form asks for the waiver, too. */
  travellersDue: ToGuest & { until: number; hasWaiver: boolean }
  /** The travellers are named, the waiver is not accepted. */
  waiverDue: ToGuest
  /** On the day before it begins. `wear`: the tour's own words about clothes; general ones without them. */
  tripTomorrow: ToGuest & { wear?: string | null }
  /** After the trip. */
  storyInvitation: ToGuest
  bookingConfirmed: ToGuest &
    CountedBack &
    Balance & { total: Money; received: Money; policy: RefundPolicy | null } & Surplus
  /** `missing`: from the deposit, while the date is held; null later. */
  moneyReceived: ToGuest &
    Received &
    Balance & { missing: Money | null; payBy: number | null } & Surplus
  balanceReminder: ToGuest & BalanceDue
  balanceOverdue: ToGuest & BalanceDue
  /** The receipt. `gst`: the tax included in the price; `seller`: the company's legal name. */
  balancePaid: ToGuest & {
    received: Money
    gst: Money
    gstNumber: string
    seller: string
  } & Surplus
  moneyLate: ToGuest & Received
  moneyLateForDesk: ToDesk & Received
  claimForDesk: ToDesk & { amount: Money; payer: string; day: string; hasReceipt: boolean }
}

export const bookingMoneyLetters = bookingLetters<BookingMoneyMails, MoneyTexts>(MONEY_TEXTS, {
  bookingConfirmed(mail, texts, { today }) {
    const { lang, policy, balance, total } = mail
    return [
      say(mail.received.amount > 0 ? texts.intro : texts.introPlain),
      facts(
        ...tripRows(mail),
        ...factRows(mail, { total: writeMoney(total, lang) }),
        ...moneyRows(mail, { received: writeMoney(mail.received, lang) }),
        ...balanceRows(mail),
        ...surplusRows(mail),
      ),
      say(balance.amount <= 0 ? texts.paid : mail.balanceBy ? texts.balance : texts.cash),
      ...surplusWords(mail),
      ...(policy ? [refundLine(mail, policy, [total.currency], today)] : []),
      ...pageButton(mail),
    ]
  },
  crewNamed: (mail, texts) => [
    say(mail.isChanged ? texts.introChanged : texts.intro),
    facts(...tripRows(mail)),
    ...pageButton(mail),
  ],
  travellersDue: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail), ...deadlineRows(mail, 'listBy', mail.until)),
    ...(mail.hasWaiver ? [say(texts.waiver)] : []),
    ...pageButton(mail, texts.action),
    say(texts.outro),
  ],
  waiverDue: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail)),
    ...pageButton(mail, texts.action),
    say(texts.outro),
  ],
  tripTomorrow: (mail, texts) => [
    say((mail.startMinute ?? null) === null ? texts.introAgreed : texts.intro),
    facts(...tripRows(mail)),
    mail.wear ? { kind: 'text', text: mail.wear } : say(texts.wear),
    say(texts.keep),
    ...pageButton(mail),
    say(texts.outro),
  ],
  storyInvitation: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail)),
    ...pageButton(mail, texts.action),
    say(texts.outro),
  ],
  moneyReceived(mail, texts) {
    const { lang, missing, payBy, surplus, balance } = mail
    const rest = missing ? texts.deposit : balance.amount > 0 ? texts.balance : texts.paid
    return [
      say(texts.intro),
      facts(
        ...shortRows(mail),
        ...receivedRows(mail),
        ...moneyRows(mail, { missing: missing && writeMoney(missing, lang) }),
        ...surplusRows(mail),
        ...(missing && payBy !== null ? deadlineRows(mail, 'payBy', payBy) : balanceRows(mail)),
      ),
      ...(surplus ? surplusWords(mail) : [say(rest)]),
      ...pageButton(mail),
    ]
  },
  balanceReminder: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail), ...dueRows(mail)),
    ...pageButton(mail, texts.action),
    say(texts.outro),
  ],
  balanceOverdue: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail), ...dueRows(mail)),
    ...pageButton(mail, MONEY_TEXTS[mail.lang].balanceReminder.action),
    say(texts.consequence),
    say(texts.outro),
  ],
  balancePaid(mail, texts) {
    const { lang, received, gst, gstNumber, seller } = mail
    const paid = moneyRows(mail, {
      paidTotal: writeMoney(received, lang),
      gst: gst.amount > 0 && writeMoney(gst, lang),
      seller,
      gstNumber,
    })
    return [
      say(texts.intro),
      facts(...tripRows(mail), ...paid, ...surplusRows(mail)),
      ...surplusWords(mail),
      ...pageButton(mail, texts.action),
    ]
  },
  moneyLate: (mail, texts) => [
    say(texts.intro),
    facts(...shortRows(mail), ...receivedRows(mail)),
    ...pageButton(mail),
  ],
  moneyLateForDesk: (mail, texts, context) => [
    say(texts.intro),
    facts(...guestRow(mail), ...shortRows(mail), ...receivedRows(mail)),
    deskButton(mail, context),
  ],
  claimForDesk(mail, texts, context) {
    const { yes, no } = MONEY_TEXTS[mail.lang]
    const { lang, amount, payer, day, hasReceipt } = mail
    const claimed = moneyRows(mail, {
      claimed: writeMoney(amount, lang),
      payer,
      sentOn: writeDays(day, day, lang, 'long'),
      receipt: hasReceipt ? yes : no,
    })
    return [
      say(texts.intro),
      facts(...guestRow(mail), ...shortRows(mail), ...claimed),
      deskButton(mail, context),
    ]
  },
})

function receivedRows(mail: Received & Addressed): Row[] {
  const { arrived, received, lang } = mail
  return moneyRows(mail, {
    arrived: writeMoney(arrived, lang),
    received: writeMoney(received, lang),
  })
}

function surplusRows(mail: Surplus & Addressed): Row[] {
  return moneyRows(mail, { surplus: mail.surplus && writeMoney(mail.surplus, mail.lang) })
}

function surplusWords({ surplus, lang }: Surplus & Addressed) {
  return surplus ? [say(MONEY_TEXTS[lang].moneyReceived.surplus)] : []
}

/** The balance and its deadline, by Calgary's clock and the reader's; none once all is paid. */
export function balanceRows(mail: Balance & Addressed): Row[] {
  const { balance, balanceBy, lang } = mail
  if (balance.amount <= 0) return []
  const by = balanceBy === null ? textsFor(mail).inCash : calgaryTime(balanceBy, lang)
  return [
    ...moneyRows(mail, { balance: writeMoney(balance, lang), balanceBy: by }),
    ...factRows(mail, { ownTime: balanceBy && ownTime(balanceBy, lang) }),
  ]
}

function dueRows(mail: BalanceDue & ToGuest & Addressed): Row[] {
  const [balance, ...by] = balanceRows(mail)
  return [...(balance ? [balance] : []), ...factRows(mail, { reference: numberOf(mail) }), ...by]
}
