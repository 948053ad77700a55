import { formatReference } from '../../../contracts/bookings/booking-reference'
import type { CrewMember } from '../../../contracts/bookings/guest-booking'
import type { PickupKind } from '../../../contracts/bookings/booking-limits'
import type { Lang } from '../../../contracts/languages'
import { minuteText } from '../../../contracts/dates/calgary-text'
import { remainingScale, type RefundPolicy } from '../../../contracts/bookings/refund-policy'
import type { Money } from '../../../contracts/bookings/guest-money'
import type { Block } from '../layout'
import {
  BOOKING_TEXTS,
  writeDays,
  writeMoney,
  writePickup,
  type BookingTexts,
} from './booking-words'
import { calgaryTime, ownTime } from './booking-times'
import {
  type Addressed,
  type LetterContext,
  button,
  fill,
  say,
  labelled,
  type Row,
} from './letter-parts'

/** Values that every mail about a booking names. */
export interface BookedTrip {
  /** Part of the booking's address. */
  pid: string
  /** Six digits, from the first hold on. */
  reference?: string | null
  /** In the reader's language; null for a trip that the site does not offer. */
  tourName: string | null
  /** Key of the tour's main image; left out for a trip that the site does not offer. */
  tourImage?: string | null
  /** The first day, requested or held, YYYY-MM-DD in Calgary; null if none is named. */
  startDay: string | null
  /** For a trip of several days. */
  endDay?: string | null
  /** Acceptable days before or after; ignored once a date is held. */
  flexDays?: number
  /** Minutes after midnight of the first day; null until it is agreed. */
  startMinute?: number | null
  /** In the reader's language; null if the tour has none. */
  meetingPoint?: string | null
  party: { adults: number; children: number }
  pickup: PickupKind
  /** The guest's text about the place; left out before the guest has opened the booking. */
  pickupText?: string | null
  /** For mails to a guest who has opened the booking: until then, the address may be a stranger's. */
  guestName?: string | null
  /** Those who are assigned to the trip. */
  crew?: readonly CrewMember[]
}

/** A mail to the guest: `url` is the signed link, `code` opens the page where a mail system removes the link's key. */
export interface ToGuest extends BookedTrip {
  url: string
  code: string
}

/** A mail to the company. */
export interface ToDesk extends BookedTrip {
  /** If null, `Mail.rowId` is used. */
  bookingId: number | null
  /** The guest's. */
  name: string
}

type BookingFact = keyof BookingTexts['facts']

export function textsFor({ lang }: Addressed): BookingTexts {
  return BOOKING_TEXTS[lang]
}

/** Booking number, tour and days. */
export function shortRows(trip: BookedTrip & Addressed): Row[] {
  const { facts: labels, anyTour, anyDay } = textsFor(trip)
  return [
    [labels.number, trip.pid],
    [labels.tour, trip.tourName ?? anyTour],
    [labels.days, trip.startDay === null ? anyDay : flexibleDays(trip, trip.startDay)],
  ]
}

/** The same with the start, the party and the pickup. */
export function tripRows(trip: BookedTrip & Addressed): Row[] {
  const { facts: labels } = textsFor(trip)
  return [
    ...shortRows(trip),
    ...startRows(trip),
    [labels.party, writeParty(trip)],
    [labels.pickup, writePickup(trip.pickup, trip.pickupText, trip.lang)],
    ...crewRows(trip),
  ]
}

/** Between a name and a phone number; Chinese has a wide mark without a space. */
const COMMA: Record<Lang, string> = { kr: ', ', ca: ', ', cn: '，' }

/** The assigned guides and vehicles with their phones; none while none is assigned. */
function crewRows({ crew = [], ...mail }: BookedTrip & Addressed): Row[] {
  const { facts: labels } = textsFor(mail)
  return crew.map(({ kind, name, phone }) => [
    labels[kind],
    phone === null ? name : name + COMMA[mail.lang] + phone,
  ])
}

/** When and where the trip begins, as far as that is known. */
function startRows({ startMinute = null, meetingPoint, ...mail }: BookedTrip & Addressed): Row[] {
  const { inCalgary } = textsFor(mail)
  return factRows(mail, {
    startTime: startMinute === null ? null : fill(inCalgary, { time: minuteText(startMinute) }),
    meetingPoint: meetingPoint ?? null,
  })
}

export function factRows(
  mail: Addressed,
  values: Parameters<typeof labelled<BookingFact>>[1],
): Row[] {
  return labelled(textsFor(mail).facts, values)
}

/** The first line of a mail to a guest who is known by name. */
export function greeting({ guestName: name, ...mail }: BookedTrip & Addressed): Block[] {
  return name ? [say(textsFor(mail).greeting, { name })] : []
}

/** The guest's name, for the company. */
export function guestRow(mail: ToDesk & Addressed): Row[] {
  return factRows(mail, { guest: mail.name })
}

/** A deadline (UTC ms) by Calgary's clock and by the reader's own. */
export function deadlineRows(mail: Addressed, label: BookingFact, at: number): Row[] {
  return factRows(mail, { [label]: calgaryTime(at, mail.lang), ownTime: ownTime(at, mail.lang) })
}

export function amounts(money: readonly Money[], lang: Lang): string {
  return money.map((each) => writeMoney(each, lang)).join(' / ')
}

/** A day that refunds count back from, if it is not the trip's first: of a change that was asked for late. */
export interface CountedBack {
  /** YYYY-MM-DD in Calgary. */
  policyDay?: string | null
}

/** The refund policy in one line; `today` is the mail's day in Calgary. */
export function refundLine(
  mail: BookedTrip & CountedBack & Addressed,
  policy: RefundPolicy,
  currencies: readonly Money['currency'][],
  today: string,
): Block {
  const { refund } = textsFor(mail)
  const start = mail.policyDay ?? mail.startDay
  const scale = start === null ? [] : remainingScale(policy, start, today)
  const full = scale.find((row) => 'share' in row && row.share === 100)
  if (!full) return say(refund.page)
  const fees = currencies.map((currency) => ({ currency, amount: policy.feeMax[currency] }))
  const day = writeDays(full.untilDay, full.untilDay, mail.lang, 'long')
  return say(refund.full, { day, fee: amounts(fees, mail.lang) })
}

/** The link to the booking's page, and the code that the page may ask for. */
export function pageButton(mail: ToGuest & Addressed, label = textsFor(mail).page): Block[] {
  const { code } = mail
  return [button(label, mail.url), say(textsFor(mail).code, { code })]
}

export function deskButton(mail: ToDesk & Addressed, { baseUrl, idMark }: LetterContext): Block {
  return button(textsFor(mail).desk, `${baseUrl}/admin/bookings/${mail.bookingId ?? idMark}`)
}

/** The quoted text, if there is one. */
export function quotes(text: string | null | undefined): Block[] {
  return text ? [{ kind: 'quote', text }] : []
}

export function numberOf({ pid, reference }: BookedTrip): string {
  return reference ? formatReference(reference) : pid
}

export function daysOf(
  { endDay, lang }: BookedTrip & Addressed,
  startDay: string,
  style: 'full' | 'long',
): string {
  return writeDays(startDay, endDay ?? startDay, lang, style)
}

function flexibleDays(trip: BookedTrip & Addressed, startDay: string): string {
  const { flexOne, flexMany } = textsFor(trip)
  const days = daysOf(trip, startDay, 'full')
  const flex = trip.reference ? 0 : (trip.flexDays ?? 0)
  return flex === 0 ? days : fill(flex === 1 ? flexOne : flexMany, { days, flex })
}

function writeParty({ party, ...mail }: BookedTrip & Addressed): string {
  const texts = textsFor(mail)
  const counted = (count: number, one: string, many: string) =>
    fill(count === 1 ? one : many, { count })
  const adults = counted(party.adults, texts.adult, texts.adults)
  if (party.children === 0) return adults
  const children = counted(party.children, texts.child, texts.children)
  return fill(texts.adultsAndChildren, { adults, children })
}
