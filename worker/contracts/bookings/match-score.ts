import { parseReferences, slipsIn } from './booking-reference'
import { LIVE, type BookingStatus } from './booking-states'
import { daysBetween } from '../dates/calendar'
import type { Currency } from '../currencies'
import { compareNames, compareRead, readName, type ReadName } from './payer-names'

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
  /** The day on which it ended; null while it lives. */
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
  return bookingMatcher(bookings)(entry, refused)
}

/**
 * Like `proposeMatches`, for many entries: the bookings are read and indexed once. `compared` is the number of bookings that
 * had something in common with the entry.
 */
export function bookingMatcher(bookings: readonly MatchBooking[]) {
  const index = indexOf(bookings)
  return (entry: MatchEntry, refused: ReadonlySet<number> = new Set()) => {
    const read = readEntry(entry)
    const possible = possibleFor(read, index)
    const proposals = possible
      .filter(({ id }) => !refused.has(id))
      .flatMap((booking) => scoreOf(read, booking, POSSIBLE_FROM) ?? [])
      .filter(({ strength }) => strength !== 'weak')
      .toSorted((a, b) => b.score - a.score || a.bookingId - b.bookingId)
    const strong = proposals.filter(({ strength }) => strength === 'strong')
    const namesSeveral = read.references.length > 1
    const isClear = strong.length === 1 && !namesSeveral && entry.spent === 0
    const preselected = isClear ? (strong[0]?.bookingId ?? null) : null
    return { proposals, preselected, namesSeveral, compared: possible.length }
  }
}

/** The score of one booking; null if the currency differs, the entry is spent or the booking ended too long ago. */
export function scoreMatch(entry: MatchEntry, booking: MatchBooking): MatchScore | null {
  return scoreOf(readEntry(entry), readBooking(booking), 0)
}

/** Whether a statement row and a bank mail show the same transfer; a person confirms it. */
export function isSameMoney(row: MatchEntry, mail: MatchEntry): boolean {
  if (!isNear(row, mail)) return false
  const isTransfer = /e-?transfer|etrnsfr|virement interac/i.test(row.memo ?? '')
  return isTransfer || compareNames(row.payer ?? row.memo ?? '', mail.payer ?? '') !== null
}

/**
 * Whether rows of two files show the same transfer: a pending one is listed again with another day, and banks change a
 * text. A person confirms it.
 */
export function isSameRow(row: MatchEntry, other: MatchEntry): boolean {
  if (!isNear(row, other)) return false
  const [one, two] = [row, other].map(({ payer, memo }) =>
    lettersOf(`${payer ?? ''} ${memo ?? ''}`),
  )
  if (one === two || (one && two && (one.includes(two) || two.includes(one)))) return true
  const isNamed = row.payer !== null && other.payer !== null
  return isNamed && compareNames(row.payer ?? '', other.payer ?? '') === 'same'
}

function isNear(a: MatchEntry, b: MatchEntry): boolean {
  if (a.amount !== b.amount || a.currency !== b.currency) return false
  return Math.abs(daysBetween(a.day, b.day)) <= SAME_MONEY_DAYS
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** An entry with the contents of its texts, parsed once for all bookings. */
interface ReadEntry extends MatchEntry {
  left: number
  references: readonly string[]
  /** References that its texts contain with a typo. */
  slips: readonly string[]
  paidBy: ReadName
}

function readEntry(entry: MatchEntry): ReadEntry {
  const { amount, spent, payer, memo } = entry
  const text = `${memo ?? ''} ${payer ?? ''}`
  return {
    ...entry,
    left: amount - spent,
    references: parseReferences(text),
    slips: slipsIn(text),
    // Banks without a payer column put the name into the text, among other words.
    paidBy: readName(payer ?? memo ?? ''),
  }
}

interface ReadBooking extends MatchBooking {
  readNames: readonly ReadName[]
}

function readBooking(booking: MatchBooking): ReadBooking {
  return { ...booking, readNames: booking.names.map(readName) }
}

/** Bookings by what an entry must share with them. */
interface BookingIndex {
  byAmount: ReadonlyMap<number, ReadBooking[]>
  byReply: ReadonlyMap<string, ReadBooking[]>
  byReference: ReadonlyMap<string, ReadBooking[]>
}

function indexOf(bookings: readonly MatchBooking[]): BookingIndex {
  const read = bookings.map(readBooking)
  return {
    byAmount: grouped(read, ({ due, rest }) => [...new Set([due, rest])]),
    byReply: grouped(read, ({ emailKey }) => (emailKey ? [emailKey] : [])),
    byReference: grouped(read, ({ reference }) => (reference === null ? [] : [reference])),
  }
}

function grouped<Key>(bookings: readonly ReadBooking[], keysOf: (booking: ReadBooking) => Key[]) {
  const groups = new Map<Key, ReadBooking[]>()
  for (const booking of bookings)
    for (const key of keysOf(booking)) {
      const group = groups.get(key)
      if (group) group.push(booking)
      else groups.set(key, [booking])
    }
  return groups
}

/** The values of the entries, one of which a booking shares if it is possible for an entry. */
export function sharedWith(entries: readonly MatchEntry[]) {
  const read = entries.map(readEntry)
  return {
    amounts: read.map(({ left }) => left),
    replyKeys: read.flatMap(({ replyKey }) => replyKey ?? []),
    references: read.flatMap(({ references, slips }) => [...references, ...slips]),
  }
}

/** Without a matching reference, amount or reply address no match is possible. */
function possibleFor(
  { left, replyKey, references, slips }: ReadEntry,
  { byAmount, byReply, byReference }: BookingIndex,
) {
  const replied = replyKey === null ? [] : (byReply.get(replyKey) ?? [])
  const named = [...references, ...slips].flatMap((reference) => byReference.get(reference) ?? [])
  return [...new Set([...(byAmount.get(left) ?? []), ...replied, ...named])]
}

/** Null if the score cannot reach `needed`: comparing names is slow. */
function scoreOf(entry: ReadEntry, booking: ReadBooking, needed: number): MatchScore | null {
  if (entry.currency !== booking.currency || entry.left <= 0) return null
  if (!expectsMoney(booking, entry.day)) return null

  const before = [referenceReason(entry, booking), amountReason(entry, booking)]
  const after = [
    entry.replyKey !== null && entry.replyKey === booking.emailKey ? ('replyTo' as const) : null,
    booking.claims.includes(entry.left) ? ('claim' as const) : null,
    isInHold(entry, booking) ? ('dayInHold' as const) : null,
  ]
  if (pointsOf([...before, ...after]) + MATCH_POINTS.payerSame < needed) return null
  const reasons = [...before, payerReason(entry, booking), ...after].filter(
    (reason): reason is MatchReason => reason !== null,
  )
  const score = pointsOf(reasons)
  return { bookingId: booking.id, score, strength: strengthOf(score), reasons }
}

function pointsOf(reasons: readonly (MatchReason | null)[]): number {
  return reasons.reduce((sum, reason) => sum + (reason ? MATCH_POINTS[reason] : 0), 0)
}

function expectsMoney({ status, endedOn }: MatchBooking, day: string): boolean {
  return LIVE.has(status) || (endedOn !== null && daysBetween(endedOn, day) <= ENDED_DAYS)
}

function referenceReason(entry: ReadEntry, { reference }: MatchBooking): MatchReason | null {
  if (reference === null) return null
  if (entry.references.includes(reference)) return 'referenceExact'
  return entry.slips.includes(reference) ? 'referenceSlip' : null
}

function amountReason({ left }: ReadEntry, { due, rest }: MatchBooking): MatchReason | null {
  if (left === due) return 'amountDue'
  return left === rest ? 'amountRest' : null
}

function payerReason({ paidBy }: ReadEntry, { readNames }: ReadBooking): MatchReason | null {
  const matches = readNames.map((name) => compareRead(paidBy, name))
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
