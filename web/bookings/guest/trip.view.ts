import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import type { Deadline } from '../../../worker/contracts/bookings/guest-money'
import type { Quote } from '../../../worker/contracts/bookings/quotes'
import { FIXED_OFFSET_FROM } from '../../../worker/contracts/dates/calgary-clock'
import { HOUR_MS } from '../../../worker/contracts/dates/durations'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { formatDays } from '../../platform/i18n/format'
import { hasOpenClaim } from './claim/claim.view'

/**
 * Offsets since FIXED_OFFSET_FROM of the zones that stopped changing their clocks (tzdata 2026f), with the links to them.
 * Browsers with older data are an hour behind in winter.
 */
const FIXED_HOURS: Readonly<Record<string, number>> = {
  'America/Edmonton': -6,
  'America/Yellowknife': -6,
  'America/Inuvik': -6,
  'Canada/Mountain': -6,
  'America/Vancouver': -7,
  'Canada/Pacific': -7,
}

/** Ends: the trip is over or will not take place. */
const ENDS = [
  'completed',
  'no_show',
  'cancelled',
  'expired',
  'lapsed',
  'unserved',
  'refused',
  'released',
  'declined',
  'closed',
] as const

/** The status of a booking as its guest sees it. */
export type Situation =
  | 'waiting'
  | 'late'
  | 'answered'
  | 'waitlisted'
  | 'quoted'
  | 'on_hold'
  | 'confirmed'
  | (typeof ENDS)[number]

/** The latest time of the company's answer, UTC ms; null while it owes none. */
export function answerBy(booking: Pick<GuestBooking, 'awaitsSince'>, answerHours: number) {
  const { awaitsSince } = booking
  return awaitsSince === null ? null : awaitsSince + answerHours * HOUR_MS
}

/** `now` is the server's clock, UTC ms. */
export function situationOf(
  booking: Pick<GuestBooking, 'status' | 'reason' | 'awaitsSince' | 'quote' | 'deadlines'>,
  answerHours: number,
  now: number,
): Situation {
  const { status, quote, deadlines } = booking
  if (status === 'closed') return endOf(booking)
  if (quote && isLapsed(status, quote, now)) return 'lapsed'
  if (status === 'offered') return 'quoted'
  // Only the lead sees quotes and deadlines; a date that was held has a quote.
  if (status === 'expired' && deadlines && !quote) return 'unserved'
  if (status !== 'requested') return status
  const by = answerBy(booking, answerHours)
  if (by === null) return 'answered'
  return now > by ? 'late' : 'waiting'
}

/** Whether a quote expired, even if the job has not recorded it yet; false for a held date that expired. */
function isLapsed(status: GuestBooking['status'], quote: Quote, now: number): boolean {
  if (status === 'expired') return quote.status === 'lapsed'
  return (status === 'quoted' || status === 'offered') && quote.validUntil <= now
}

/** The end of a closed booking: by the company, or by the guest at one of three points. */
function endOf({ reason, quote }: Pick<GuestBooking, 'reason' | 'quote'>): Situation {
  if (reason !== null) return 'declined'
  if (quote?.status === 'declined') return 'refused'
  return quote?.status === 'accepted' ? 'released' : 'closed'
}

/** Key of the first text that the guest reads: the situation, or a more specific one. */
export type Words =
  | Situation
  | 'asked'
  | 'missed'
  | 'offered'
  | 'requoted'
  | 'claimed'
  | 'expiredClaimed'
  | 'expiredPaid'
  | 'calledOff'
  | 'moving'

export function wordsOf(booking: GuestBooking, situation: Situation): Words {
  const { status, awaitsSince, quote, claims, ending } = booking
  switch (situation) {
    case 'quoted':
      if (awaitsSince !== null) return 'asked'
      if (status === 'offered') return 'offered'
      return quote && quote.number > 1 ? 'requoted' : situation
    case 'lapsed':
      return booking.wasOffered ? 'missed' : situation
    case 'on_hold':
      return hasOpenClaim({ claims }) ? 'claimed' : situation
    case 'expired':
      if (ending?.late) return 'expiredPaid'
      return hasOpenClaim({ claims }) ? 'expiredClaimed' : situation
    case 'cancelled':
      if (ending?.wantsOtherDate) return 'moving'
      return ending?.by === 'company' ? 'calledOff' : situation
    default:
      return situation
  }
}

const TURNS: ReadonlySet<Words> = new Set(['answered', 'quoted', 'offered', 'requoted', 'on_hold'])

/** Whether the guest has to act. `hasOffer` means an open change. */
export function isGuestsTurn(booking: GuestBooking, words: Words, hasOffer: boolean): boolean {
  if (words !== 'confirmed') return TURNS.has(words)
  return hasOffer || isOverdue(booking)
}

/** Whether the balance is overdue and not claimed. */
export function isOverdue({ money, deadlines, claims, now }: GuestBooking): boolean {
  const by = deadlines?.balanceBy
  return (
    by !== undefined && now > by.at && (money?.due.amount ?? 0) > 0 && !hasOpenClaim({ claims })
  )
}

/** Whether the trip is over or will not take place. */
export function isOver(situation: Situation): boolean {
  return ENDS.some((end) => end === situation)
}

/** A time in Calgary, and in the reader's zone if it differs. `text` is the server's: a browser's rules may be old. */
export function clocksOf({ at, text }: Deadline, lang: Lang, zone = browserZone()) {
  const wall = Date.parse(`${text.replace(' ', 'T')}:00Z`)
  const calgary = formatWall(wall, lang, 'UTC')
  const offset = fixedOffset(zone, at)
  const own = offset === null ? formatWall(at, lang, zone) : formatWall(at + offset, lang, 'UTC')
  return { calgary, own: own === calgary ? null : own }
}

const DAY = { month: 'short', day: 'numeric', weekday: 'short' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function formatWall(time: number, lang: Lang, timeZone?: string): string {
  const style = { ...DAY, ...CLOCK, ...(timeZone && { timeZone }) }
  return new Intl.DateTimeFormat(LANG_TAG[lang], style).format(time)
}

const MESSENGERS = /KAKAOTALK|NAVER\(|MicroMessenger|FBAN|FBAV|Instagram|Line\/|WhatsApp|Telegram/i

/** Whether this is a messenger's built-in browser, which keeps the cookie to itself. */
export function isInMessenger(userAgent: string): boolean {
  return MESSENGERS.test(userAgent)
}

type Days = Pick<GuestBooking['trip'], 'startDay' | 'endDay'>

/** The days of a trip, else its requested first day; '' without any. `now` in UTC ms. */
export function daysText({ startDay, endDay }: Days, lang: Lang, now: number): string {
  return startDay === null ? '' : formatDays(startDay, endDay ?? '', lang, now)
}

/** The reason for no refund: nothing was paid, or the terms exclude it. */
export function nothingBack({ money }: Pick<GuestBooking, 'money'>) {
  return money && money.received.amount > 0 ? 'ending.nothing' : 'cancel.nothingPaid'
}

/** The name of the reader's zone; undefined in a browser that has none. */
function browserZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The offset (ms) of a zone at a time (UTC ms) that does not depend on the browser's data; null where only they know. */
function fixedOffset(zone: string | undefined, at: number): number | null {
  const hours = zone === undefined || at < FIXED_OFFSET_FROM ? undefined : FIXED_HOURS[zone]
  return hours === undefined ? null : hours * HOUR_MS
}
