import { addDays, calgaryDay } from '../../contracts/calendar'
import {
  changeUntil,
  validUntil as endOfQuote,
  type DatedTrip,
  type DeadlineSettings,
} from '../../contracts/booking-deadlines'
import { LANGS, type Lang } from '../../contracts/languages'
import { pricedOn, type PricedTour } from '../../contracts/prices'
import { datedEntries, movedDays, type TourEntry } from '../../contracts/quote-days'
import {
  findLineFault,
  priceQuote,
  quoteTotals,
  type QuoteLine,
  type QuoteTerms,
} from '../../contracts/quote-prices'
import { AppError } from '../../http/errors'
import { START_MINUTE } from '../../services/trips/trip-times'
import type { QuoteDay } from '../../contracts/quotes'
import type { QuoteInput } from '../../contracts/quote-input'
import { CURRENT_POLICY, REFUND_POLICIES, type RefundPolicy } from '../../contracts/refund-policy'

const ADDED: ReadonlySet<QuoteLine['kind']> = new Set(['extra', 'discount', 'supplier'])

/** What a quote is made from, beside what an admin writes. */
export interface QuoteBasis {
  lang: Lang
  party: number
  extraRooms: number
  /** The guest's wish, YYYY-MM-DD. */
  wishDay: string | null
  /** Null for a trip that the site does not offer. */
  tour: PricedTour | null
  /** In the guest's language; empty without a tour. */
  tourName: string
  /** In all languages. */
  entries: readonly TourEntry[]
  /** The departure that it is about. */
  departure: { id: number; startDay: string; endDay: string; startMinute: number } | null
  /** When the trip starts that it changes, UTC ms; null for a trip that is not held yet. */
  changedStart: number | null
  terms: QuoteTerms
  deadlines: DeadlineSettings
  /** UTC ms. */
  now: number
}

/** What a quote says. Money in cents and whole won, `validUntil` in UTC ms. */
export interface QuoteContent {
  tripId: number | null
  startDay: string
  endDay: string
  startMinute: number
  party: number
  extraRooms: number
  lines: QuoteLine[]
  days: QuoteDay[]
  gstCents: number
  totalCents: number
  totalWon: number
  wonPerCad: number
  depositCents: number
  depositWon: number
  policy: RefundPolicy
  note: string
  validUntil: number
}

/** What the prices make of a party; null while they are on request. */
export function engineQuote(
  { tour, lang, terms, now }: Pick<QuoteBasis, 'tour' | 'lang' | 'terms' | 'now'>,
  { party, extraRooms }: { party: number; extraRooms: number },
) {
  if (!tour) return null
  return priceQuote(pricedOn(tour, calgaryDay(now)), { party, extraRooms, lang }, terms)
}

/** A draft: what the admin wrote, else what the draft had, else what prices, itinerary and wish make. */
export function writeQuote(
  basis: QuoteBasis,
  input: QuoteInput,
  before: QuoteContent | null,
): QuoteContent {
  const { departure, terms, deadlines, lang } = basis
  const party = input.party ?? before?.party ?? basis.party
  const extraRooms = input.extraRooms ?? before?.extraRooms ?? basis.extraRooms
  const startDay = departure?.startDay ?? input.startDay ?? before?.startDay ?? firstDay(basis)
  const startMinute =
    departure?.startMinute ?? input.startMinute ?? before?.startMinute ?? START_MINUTE
  const days = input.days ?? movedOrNew(basis, before, startDay)
  const lines = input.lines ??
    keptLines(before, { party, extraRooms }) ?? [
      ...engineLines(basis, { party, extraRooms }),
      ...addedLines(before),
    ]
  const endDay = departure?.endDay ?? lastDay(basis, startDay, days)
  const validUntil =
    input.validDays === undefined && before && before.startDay === startDay
      ? before.validUntil
      : endOf(basis, { startDay, endDay, startMinute }, input.validDays ?? deadlines.quoteDays)
  return {
    tripId: departure?.id ?? null,
    startDay,
    endDay,
    startMinute,
    party,
    extraRooms,
    ...quoteTotals(lines.map(withSum), lang, terms),
    days,
    wonPerCad: terms.wonPerCad,
    policy: input.policy ?? before?.policy ?? REFUND_POLICIES[CURRENT_POLICY],
    note: input.note ?? before?.note ?? '',
    validUntil,
  }
}

/** @throws AppError Invalid with the first line whose numbers make no sense */
export function requireSoundLines({ lines = [] }: QuoteInput): void {
  for (const [index, line] of lines.entries()) {
    const fault = findLineFault({ ...line, cents: line.units * line.unitCents })
    if (fault) throw new AppError('Invalid', { fields: { [`lines.${index}`]: fault } })
  }
}

/** Whether its lines come to the same with the tax, rate and deposits of now. */
export function isAsPriced(
  quote: QuoteContent,
  { lang, terms }: Pick<QuoteBasis, 'lang' | 'terms'>,
): boolean {
  const now = quoteTotals(quote.lines, lang, terms)
  const parts = ['totalCents', 'totalWon', 'depositCents', 'depositWon'] as const
  return parts.every((part) => now[part] === quote[part])
}

/** For each day of a quote the other language of the itinerary whose words it still has; null in the guest's own. */
export function langsOfDays(
  { lang, entries }: Pick<QuoteBasis, 'lang' | 'entries'>,
  { days, startDay }: Pick<QuoteContent, 'days' | 'startDay'>,
): (Lang | null)[] {
  const written = datedEntries(entries, { startDay, tripDays: 1 })
  return days.map(({ title, body }) => {
    const same = entries.filter(
      (_entry, index) => written[index]?.title === title && written[index].body === body,
    )
    const isOwn = same.some((entry) => entry.lang === lang)
    return isOwn ? null : (same[0]?.lang ?? null)
  })
}

function endOf({ now, changedStart }: QuoteBasis, trip: DatedTrip, quoteDays: number): number {
  return changedStart === null
    ? endOfQuote(now, trip, quoteDays)
    : changeUntil(now, trip, { quoteDays, startsAt: changedStart })
}

function firstDay({ wishDay, now, deadlines }: QuoteBasis): string {
  // Late enough that the guest has the usual time to answer.
  return wishDay ?? addDays(calgaryDay(now), deadlines.quoteDays + deadlines.leadDays + 1)
}

/** Written entries decide; without any the tour's number of days does. */
function lastDay({ tour }: QuoteBasis, startDay: string, days: readonly QuoteDay[]): string {
  const written =
    days
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? startDay
  const ofTour = addDays(startDay, (tour?.tripDays ?? 1) - 1)
  return written > ofTour ? written : ofTour
}

function movedOrNew(basis: QuoteBasis, before: QuoteContent | null, startDay: string): QuoteDay[] {
  if (before) return movedDays(before.days, before.startDay, startDay)
  const { entries, lang, tour } = basis
  const used = langOfEntries(entries, lang)
  const own = entries.filter((entry) => entry.lang === used)
  const dated = datedEntries(own, { startDay, tripDays: tour?.tripDays ?? 1 })
  return dated.length > 0 ? dated : [{ day: startDay, title: basis.tourName, body: '' }]
}

/** The guest's language if the itinerary has it, else the first that it has. */
function langOfEntries(entries: readonly TourEntry[], lang: Lang): Lang | null {
  const has = (wanted: Lang) => entries.some((entry) => entry.lang === wanted)
  return [lang, ...LANGS].find(has) ?? null
}

/** Lines stay while the party does: another one has another price. */
function keptLines(
  before: QuoteContent | null,
  { party, extraRooms }: { party: number; extraRooms: number },
): QuoteLine[] | null {
  const isSame = before?.party === party && before.extraRooms === extraRooms
  return isSame ? before.lines : null
}

/** Lines that the prices do not make stay with another party too. */
function addedLines(before: QuoteContent | null): QuoteLine[] {
  return (before?.lines ?? []).filter(({ kind }) => ADDED.has(kind))
}

/** On request the admin writes the price: the line is there, at nothing. */
function engineLines(basis: QuoteBasis, party: { party: number; extraRooms: number }): QuoteLine[] {
  const priced = engineQuote(basis, party)
  return priced?.lines ?? [{ kind: 'tour', label: '', units: party.party, unitCents: 0, cents: 0 }]
}

/** A sum that was sent is computed again. */
function withSum(line: QuoteLine): QuoteLine {
  return { ...line, cents: line.units * line.unitCents }
}
