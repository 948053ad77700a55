import { parseReferences, slipFinder } from '../bookings/references-in-text'
import { LIVE, type BookingStatus } from '../bookings/booking-states'
import { daysBetween } from '../dates/calendar'
import type { Currency } from '../currencies'
import { compareNames, payerMatcher, type NameMatch } from './payer-names'

/** How likely money at the bank is for a booking; it only sorts proposals for a person. Cents or whole won. */

export interface MatchEntry {
  amount: number
  /** The part of the amount that is already spent. */
  spent: number
  currency: Currency
  /** YYYY-MM-DD. */
  day: string
  payer: string | null
  memo: string | null
  /** Key of a bank mail's reply address. */
  replyKey: string | null
}

export interface MatchBooking {
  id: number
  status: BookingStatus
  currency: Currency
  /** Six digits. */
  reference: string | null
  /** The amount due now: the rest of the deposit; once that is paid, of the price. */
  due: number
  /** The unpaid part of the price. */
  rest: number
  /** The guest and any payers the guest named. */
  names: readonly string[]
  /** Compared with the entry's `replyKey`. */
  emailKey: string | null
  /** Amounts that the guest says are on their way. */
  claims: readonly number[]
  /** First and last day of its hold, YYYY-MM-DD. */
  held: { from: string; until: string } | null
  /** The day on which it expired or was cancelled. */
  endedOn: string | null
}

export const MATCH_POINTS = {
  referenceExact: 60,
  referenceSlip: 25,
  amountDue: 25,
  amountRest: 15,
  payerSame: 20,
  payerAlike: 10,
  replyTo: 20,
  claim: 10,
  dayInHold: 5,
} as const
export type MatchReason = keyof typeof MATCH_POINTS

const STRONG_FROM = 80
const POSSIBLE_FROM = 50
/** Money for an ended booking is expected for this many days. */
const ENDED_DAYS = 60
const SAME_MONEY_DAYS = 3

interface MatchScore {
  bookingId: number
  score: number
  strength: 'strong' | 'possible' | 'weak'
  reasons: MatchReason[]
}

/**
 * The bookings that an entry may be for, best first, without those in `refused`, which were rejected for it.
 * `preselected` is the one to offer with one tap, null if a person has to choose; `namesSeveral`: for more than one.
 */
export function proposeMatches(
  entry: MatchEntry,
  bookings: readonly MatchBooking[],
  refused: ReadonlySet<number> = new Set(),
) {
  const read = readEntry(entry)
  const proposals = bookings
    .filter((booking) => !refused.has(booking.id) && mayBePossible(read, booking))
    .flatMap((booking) => scoreOf(read, booking) ?? [])
    .filter(({ strength }) => strength !== 'weak')
    .toSorted((a, b) => b.score - a.score || a.bookingId - b.bookingId)
  const strong = proposals.filter(({ strength }) => strength === 'strong')
  const namesSeveral = read.references.length > 1
  const isClear = strong.length === 1 && !namesSeveral && entry.spent === 0
  return { proposals, preselected: isClear ? (strong[0]?.bookingId ?? null) : null, namesSeveral }
}

/** The score of one booking; null if the currency differs, the entry is spent or the booking ended too long ago. */
export function scoreMatch(entry: MatchEntry, booking: MatchBooking): MatchScore | null {
  return scoreOf(readEntry(entry), booking)
}

/** Whether a statement row and a bank mail show the same transfer; a person confirms it. */
export function isSameMoney(row: MatchEntry, mail: MatchEntry): boolean {
  if (row.amount !== mail.amount || row.currency !== mail.currency) return false
  if (Math.abs(daysBetween(row.day, mail.day)) > SAME_MONEY_DAYS) return false
  const isTransfer = /e-?transfer|etrnsfr|virement interac/i.test(row.memo ?? '')
  return isTransfer || compareNames(row.payer ?? row.memo ?? '', mail.payer ?? '') !== null
}

/** An entry with the contents of its texts, parsed once for all bookings. */
interface ReadEntry extends MatchEntry {
  left: number
  references: readonly string[]
  isSlipOf: (reference: string) => boolean
  compareName: (name: string) => NameMatch
}

function readEntry(entry: MatchEntry): ReadEntry {
  const { amount, spent, payer, memo } = entry
  const text = `${memo ?? ''} ${payer ?? ''}`
  return {
    ...entry,
    left: amount - spent,
    references: parseReferences(text),
    isSlipOf: slipFinder(text),
    // Banks without a payer column put the name into the text, among other words.
    compareName: payerMatcher(payer ?? memo ?? ''),
  }
}

/** Without a matching reference, amount or reply address no match is possible, so slow name comparison is skipped. */
function mayBePossible(entry: ReadEntry, booking: MatchBooking): boolean {
  const { left, replyKey } = entry
  return (
    left === booking.due ||
    left === booking.rest ||
    (replyKey !== null && replyKey === booking.emailKey) ||
    referenceReason(entry, booking) !== null
  )
}

function scoreOf(entry: ReadEntry, booking: MatchBooking): MatchScore | null {
  if (entry.currency !== booking.currency || entry.left <= 0) return null
  if (!expectsMoney(booking, entry.day)) return null

  const reasons = [
    referenceReason(entry, booking),
    amountReason(entry, booking),
    payerReason(entry, booking),
    entry.replyKey !== null && entry.replyKey === booking.emailKey ? 'replyTo' : null,
    booking.claims.includes(entry.left) ? 'claim' : null,
    isInHold(entry, booking) ? 'dayInHold' : null,
  ].filter((reason): reason is MatchReason => reason !== null)
  const score = reasons.reduce((sum, reason) => sum + MATCH_POINTS[reason], 0)
  return { bookingId: booking.id, score, strength: strengthOf(score), reasons }
}

function expectsMoney({ status, endedOn }: MatchBooking, day: string): boolean {
  if (LIVE.has(status)) return true
  const isLate = status === 'expired' || status === 'cancelled'
  return isLate && endedOn !== null && daysBetween(endedOn, day) <= ENDED_DAYS
}

function referenceReason(entry: ReadEntry, { reference }: MatchBooking): MatchReason | null {
  if (reference === null) return null
  if (entry.references.includes(reference)) return 'referenceExact'
  return entry.isSlipOf(reference) ? 'referenceSlip' : null
}

function amountReason({ left }: ReadEntry, { due, rest }: MatchBooking): MatchReason | null {
  if (left === due) return 'amountDue'
  return left === rest ? 'amountRest' : null
}

function payerReason({ compareName }: ReadEntry, { names }: MatchBooking): MatchReason | null {
  const matches = names.map(compareName)
  if (matches.includes('same')) return 'payerSame'
  return matches.includes('alike') ? 'payerAlike' : null
}

function isInHold({ day }: MatchEntry, { held }: MatchBooking): boolean {
  return held !== null && held.from <= day && day <= held.until
}

function strengthOf(score: number): MatchScore['strength'] {
  if (score >= STRONG_FROM) return 'strong'
  return score >= POSSIBLE_FROM ? 'possible' : 'weak'
}
