import ca from '../../../../web/platform/i18n/locales/ca/money-mails.json'
import cn from '../../../../web/platform/i18n/locales/cn/money-mails.json'
import kr from '../../../../web/platform/i18n/locales/kr/money-mails.json'
import type { CancelReason, Money } from '../../../contracts/guest-booking'
import type { Lang } from '../../../contracts/languages'
import type { RefundPolicy } from '../../../contracts/refund-policy'
import {
  deadlineRows,
  deskButton,
  factRows,
  numberOf,
  pageButton,
  quotes,
  refundLine,
  shortRows,
  subjectOf,
  tripRows,
  type Row,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import { calgaryTime, ownTime, writeDays, writeMoney } from './booking-words'
import { facts, fill, say, type Addressed, type Letters } from './letter-parts'

type MoneyTexts = typeof ca
const TEXTS: Record<Lang, MoneyTexts> = { kr, ca, cn }

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

/** The money of a booking, from the deposit to the refund. Bank details are on the page only. */
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
  /** `why` and `reason`, in an admin's words: of the company. Nothing is said of refunds when nothing was paid. */
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
  /** `day`: of the bank, YYYY-MM-DD. */
  refundSent: ToGuest & { amount: Money; fee: Money; day: string }
  claimForDesk: ToDesk & { amount: Money; payer: string; day: string; hasReceipt: boolean }
}

interface RefundOfLetter {
  least: Money
  most: Money
}

export const bookingMoneyLetters: Letters<BookingMoneyMails> = {
  bookingConfirmed(mail) {
    const { bookingConfirmed: texts } = TEXTS[mail.lang]
    const { lang, policy, balance, total } = mail
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(mail.received.amount > 0 ? texts.intro : texts.introPlain),
        facts(
          ...tripRows(mail),
          ...factRows(mail, { total: writeMoney(total, lang) }),
          ...rows(mail, { received: writeMoney(mail.received, lang) }),
          ...balanceRows(mail),
        ),
        say(balance.amount > 0 ? texts.balance : texts.paid),
        ...(policy ? [refundLine(mail, policy, [total.currency])] : []),
        pageButton(mail),
      ],
    }
  },
  moneyReceived(mail) {
    const { moneyReceived: texts } = TEXTS[mail.lang]
    const { lang, missing, payBy, surplus, balance } = mail
    const rest = missing ? texts.deposit : balance.amount > 0 ? texts.balance : texts.paid
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        facts(
          ...shortRows(mail),
          ...receivedRows(mail),
          ...rows(mail, {
            missing: missing && writeMoney(missing, lang),
            surplus: surplus && writeMoney(surplus, lang),
          }),
          ...(missing && payBy !== null ? deadlineRows(mail, 'payBy', payBy) : balanceRows(mail)),
        ),
        say(surplus ? texts.surplus : rest),
        pageButton(mail),
      ],
    }
  },
  balanceReminder(mail) {
    const { balanceReminder: texts } = TEXTS[mail.lang]
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        facts(...shortRows(mail), ...dueRows(mail)),
        pageButton(mail, texts.action),
        say(texts.outro),
      ],
    }
  },
  balanceOverdue(mail) {
    const { balanceOverdue: texts, balanceReminder } = TEXTS[mail.lang]
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        facts(...shortRows(mail), ...dueRows(mail)),
        pageButton(mail, balanceReminder.action),
        say(texts.consequence),
        say(texts.outro),
      ],
    }
  },
  balancePaid(mail) {
    const { balancePaid: texts } = TEXTS[mail.lang]
    const { lang, received, gst, gstNumber, seller } = mail
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        facts(
          ...tripRows(mail),
          ...rows(mail, {
            paidTotal: writeMoney(received, lang),
            gst: gst.amount > 0 && writeMoney(gst, lang),
            seller,
            gstNumber,
          }),
        ),
        pageButton(mail, texts.action),
      ],
    }
  },
  moneyLate(mail) {
    const { moneyLate: texts } = TEXTS[mail.lang]
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        facts(...shortRows(mail), ...receivedRows(mail)),
        pageButton(mail),
      ],
    }
  },
  moneyLateForDesk(mail, _texts, context) {
    const { moneyLateForDesk: texts } = TEXTS[mail.lang]
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        facts(...factRows(mail, { guest: mail.name }), ...shortRows(mail), ...receivedRows(mail)),
        deskButton(mail, context),
      ],
    }
  },
  bookingCancelled(mail) {
    const { bookingCancelled: texts } = TEXTS[mail.lang]
    const intro = { guest: texts.byGuest, company: texts.byCompany, unpaid: texts.unpaid }[mail.by]
    const ending = mail.refund && (mail.refund.most.amount > 0 ? texts.refund : texts.nothing)
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(intro),
        ...(mail.why && mail.why !== 'other' ? [say(texts.why[mail.why])] : []),
        ...quotes(mail.reason),
        facts(...shortRows(mail), ...refundRows(mail)),
        ...(ending ? [say(ending)] : []),
        ...(mail.by === 'company' ? [say(texts.otherDate)] : []),
        pageButton(mail),
      ],
    }
  },
  bookingCancelledForDesk(mail, _texts, context) {
    const { bookingCancelledForDesk: texts } = TEXTS[mail.lang]
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        ...quotes(mail.reason),
        facts(...factRows(mail, { guest: mail.name }), ...shortRows(mail), ...refundRows(mail)),
        deskButton(mail, context),
      ],
    }
  },
  cancelUndone(mail) {
    const { cancelUndone: texts } = TEXTS[mail.lang]
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [say(texts.intro), facts(...tripRows(mail)), pageButton(mail)],
    }
  },
  tripMissed(mail) {
    const { tripMissed: texts } = TEXTS[mail.lang]
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        ...quotes(mail.reason),
        facts(...shortRows(mail)),
        say(texts.object),
        pageButton(mail),
      ],
    }
  },
  refundSent(mail) {
    const { refundSent: texts } = TEXTS[mail.lang]
    const { lang, amount, fee, day } = mail
    const sent = rows(mail, {
      refunded: writeMoney(amount, lang),
      fee: fee.amount > 0 && writeMoney(fee, lang),
      sentOn: writeDays(day, day, lang, 'long'),
    })
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [say(texts.intro), facts(...shortRows(mail), ...sent), pageButton(mail)],
    }
  },
  claimForDesk(mail, _texts, context) {
    const { claimForDesk: texts, yes, no } = TEXTS[mail.lang]
    const { lang, amount, payer, day, hasReceipt } = mail
    const claimed = rows(mail, {
      claimed: writeMoney(amount, lang),
      payer,
      sentOn: writeDays(day, day, lang, 'long'),
      receipt: hasReceipt ? yes : no,
    })
    return {
      subject: subjectOf(texts.subject, mail),
      blocks: [
        say(texts.intro),
        facts(...factRows(mail, { guest: mail.name }), ...shortRows(mail), ...claimed),
        deskButton(mail, context),
      ],
    }
  },
}

/** Rows with a label by key; those without a value are left out. */
function rows(
  { lang }: Addressed,
  values: Partial<Record<keyof MoneyTexts['facts'], string | false | null>>,
): Row[] {
  const labels = TEXTS[lang].facts
  return Object.entries(values).flatMap(([key, value]): Row[] =>
    value ? [[labels[key as keyof MoneyTexts['facts']], value]] : [],
  )
}

function receivedRows(mail: Received & Addressed): Row[] {
  const { arrived, received, lang } = mail
  return rows(mail, { arrived: writeMoney(arrived, lang), received: writeMoney(received, lang) })
}

function balanceRows(mail: Balance & Addressed): Row[] {
  const { balance, balanceBy, lang } = mail
  if (balance.amount <= 0) return []
  return rows(mail, {
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

function refundRows(mail: { refund: RefundOfLetter | null } & Addressed): Row[] {
  const { refund, lang } = mail
  if (!refund) return []
  const [least, most] = [writeMoney(refund.least, lang), writeMoney(refund.most, lang)]
  return rows(mail, {
    back: least === most ? most : fill(TEXTS[lang].range, { least, most }),
  })
}
