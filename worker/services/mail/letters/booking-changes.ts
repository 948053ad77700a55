import type { Money } from '../../../contracts/bookings/guest-money'
import type { Lang } from '../../../contracts/languages'
import { payRows, type ToPay } from './booking-holds'
import { bookingLetters } from './booking-letter'
import {
  deadlineRows,
  deskButton,
  factRows,
  guestRow,
  pageButton,
  quotes,
  shortRows,
  tripRows,
  type ToDesk,
  type ToGuest,
} from './booking-parts'
import { writeDays, writeMoney, writeSigned } from './booking-words'
import { balanceRows } from './booking-money'
import {
  type Addressed,
  facts,
  fill,
  labelled,
  type MailTexts,
  type Row,
  say,
  textsOf,
} from './letter-parts'

type ChangeTexts = MailTexts['changes']
const TEXTS: Record<Lang, ChangeTexts> = textsOf('changes')

/** The trip before the change: first and last day YYYY-MM-DD, travellers. */
interface Before {
  startDay: string
  endDay: string
  party: number
}

/** A change of a trip that is held or booked: requested, agreed, declined, lapsed. */
export interface BookingChangeMails {
  /** Null for values that the guest does not want to change. */
  changeAsked: ToDesk & { wishedDay: string | null; wishedParty: number | null; text: string }
  changeDeclined: ToDesk & { number: number; text: string }
  /** `validUntil`: UTC ms. */
  changeLapsed: ToGuest & { number: number; validUntil: number }
  /** `difference`: null if the price is the same. `balance`: the amount still to pay, by `balanceBy` (UTC ms). */
  tripChanged: ToGuest & {
    before: Before
    total: Money
    difference: Money | null
    balance: Money | null
    balanceBy: number | null
    /** Of a date that is still held. */
    hold: ToPay | null
    /** Refunded in full. */
    surplus: Money | null
    /** The day from which the refund policy still counts back, YYYY-MM-DD. */
    policyDay: string | null
  }
  tripChangedForDesk: ToDesk & { before: Before; difference: Money | null }
}

export const bookingChangeLetters = bookingLetters<BookingChangeMails, ChangeTexts>(TEXTS, {
  changeAsked(mail, texts, context) {
    const { wishedDay, wishedParty, lang } = mail
    const { travellers } = TEXTS[lang]
    const wished = rows(mail, {
      wishedDay: wishedDay && writeDays(wishedDay, wishedDay, lang, 'long'),
      wishedParty: wishedParty && fill(travellers, { count: wishedParty }),
    })
    return [
      say(texts.intro),
      facts(...guestRow(mail), ...tripRows(mail), ...wished),
      ...quotes(mail.text),
      deskButton(mail, context),
    ]
  },
  changeDeclined: (mail, texts, context) => [
    say(texts.intro, { number: mail.number }),
    facts(...guestRow(mail), ...tripRows(mail)),
    ...quotes(mail.text),
    deskButton(mail, context),
  ],
  changeLapsed: (mail, texts) => [
    say(texts.intro, { number: mail.number }),
    facts(...shortRows(mail), ...deadlineRows(mail, 'validUntil', mail.validUntil)),
    say(texts.outro),
    ...pageButton(mail),
  ],
  tripChanged(mail, texts) {
    const { lang, total, balance, surplus, policyDay } = mail
    const money = [
      ...(balance ? balanceRows({ ...mail, balance }) : []),
      ...(mail.hold ? payRows({ ...mail, ...mail.hold }) : []),
      ...rows(mail, { surplus: surplus && writeMoney(surplus, lang) }),
    ]
    const sums = [...factRows(mail, { total: writeMoney(total, lang) }), ...differenceRow(mail)]
    const day = policyDay && writeDays(policyDay, policyDay, lang, 'long')
    return [
      say(texts.intro),
      facts(...beforeRows(mail), ...tripRows(mail), ...sums, ...money),
      ...(surplus ? [say(texts.surplus)] : []),
      ...(day ? [say(texts.policyDay, { day })] : []),
      ...pageButton(mail),
    ]
  },
  tripChangedForDesk: (mail, texts, context) => [
    say(texts.intro),
    facts(...guestRow(mail), ...beforeRows(mail), ...tripRows(mail), ...differenceRow(mail)),
    deskButton(mail, context),
  ],
})

function rows(
  { lang }: Addressed,
  values: Parameters<typeof labelled<keyof ChangeTexts['facts']>>[1],
): Row[] {
  return labelled(TEXTS[lang].facts, values)
}

function beforeRows(mail: { before: Before } & Addressed): Row[] {
  const { startDay, endDay, party } = mail.before
  const { travellers } = TEXTS[mail.lang]
  const days = writeDays(startDay, endDay, mail.lang, 'long')
  return rows(mail, { before: `${days} · ${fill(travellers, { count: party })}` })
}

/** With its sign; empty if the price is the same. */
function differenceRow(mail: { difference: Money | null } & Addressed): Row[] {
  const { difference, lang } = mail
  return factRows(mail, { difference: difference && writeSigned(difference, lang) })
}
