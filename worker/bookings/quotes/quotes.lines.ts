import {
  priceQuote,
  findLineFault,
  quoteTotals,
  type QuoteLine,
} from '../../contracts/bookings/quote-prices'
import type { QuoteInput } from '../../contracts/bookings/quotes'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { pricedForDay, seasonOn } from '../../contracts/tours/price-seasons'
import { pricedOn } from '../../contracts/tours/prices'
import { AppError } from '../../http/errors'
import type { QuoteBasis, QuoteContent, Size } from './quotes.content'

const ADDED: ReadonlySet<QuoteLine['kind']> = new Set(['extra', 'discount', 'supplier'])

type PriceBasis = Pick<QuoteBasis, 'tour' | 'lang' | 'terms' | 'seasons' | 'now' | 'departure'>
/** A party, and the first day of its trip (YYYY-MM-DD). */
type Priced = Size & { startDay: string }

/** The price of a trip by the current prices and its season; null if it is on request. */
export function engineQuote(
  { tour, lang, terms, seasons, now, departure }: PriceBasis,
  { party, extraRooms, startDay }: Priced,
) {
  if (!tour) return null
  const wanted = { party, extraRooms, lang, others: departure?.others ?? 0 }
  const priced = pricedForDay(pricedOn(tour, calgaryDay(now)), startDay, seasons)
  return priceQuote(priced, wanted, terms)
}

/** The lines of a quote if the admin sent none: those it had, or new ones from the prices. */
export function linesOf(basis: QuoteBasis, before: QuoteContent | null, trip: Priced): QuoteLine[] {
  const isSameTrip =
    before?.tripId === (basis.departure?.id ?? null) &&
    isSameSeason(basis, before.startDay, trip.startDay)
  return (
    (isSameTrip ? keptLines(before, trip) : null) ?? [
      ...engineLines(basis, trip),
      ...addedLines(before),
    ]
  )
}

/** Another season has other prices; days without one are the same. */
function isSameSeason({ tour, seasons }: QuoteBasis, day: string, other: string): boolean {
  if (!tour) return true
  return seasonOn(tour, day, seasons) === seasonOn(tour, other, seasons)
}

/** The lines are kept while the party and its departure stay the same: others have another price. */
function keptLines(before: QuoteContent | null, { party, extraRooms }: Size): QuoteLine[] | null {
  const isSame = before?.party === party && before.extraRooms === extraRooms
  return isSame ? before.lines : null
}

/** Lines that do not come from the prices are kept for another party too. */
function addedLines(before: QuoteContent | null): QuoteLine[] {
  return (before?.lines ?? []).filter(({ kind }) => ADDED.has(kind))
}

/** If the price is on request there is an empty line of 0 cents, and the admin writes the price. */
function engineLines(basis: QuoteBasis, trip: Priced): QuoteLine[] {
  const priced = engineQuote(basis, trip)
  return priced?.lines ?? [{ kind: 'tour', label: '', units: trip.party, unitCents: 0, cents: 0 }]
}

/**
 * A draft may wait for its price; lines that an admin has priced must not add up to nothing.
 * @throws AppError Invalid with the first line whose numbers make no sense, QuoteNeedsPrice
 */
export function requireSoundLines({ lines = [] }: QuoteInput): void {
  for (const [index, line] of lines.entries()) {
    const fault = findLineFault({ ...line, cents: line.units * line.unitCents })
    if (fault) throw new AppError('Invalid', { fields: { [`lines.${index}`]: fault } })
  }
  const sums = lines.map((line) => withSum(line).cents)
  const isPriced = sums.some((cents) => cents !== 0)
  if (isPriced && sums.reduce((sum, cents) => sum + cents, 0) <= 0) throw needsPrice()
}

/** A quote of nothing cannot be held by a deposit, accepted or paid. */
export function needsPrice(): AppError {
  return new AppError('QuoteNeedsPrice', { fields: { lines: 'QuoteNeedsPrice' } })
}

/** Whether the lines still give the same amounts with the current tax, rate and deposits. */
export function isAsPriced(
  quote: QuoteContent,
  { lang, terms }: Pick<QuoteBasis, 'lang' | 'terms'>,
): boolean {
  const { withoutDeposit } = quote
  const now = quoteTotals(quote.lines, { lang, withoutDeposit }, terms)
  const parts = ['totalCents', 'totalWon', 'depositCents', 'depositWon'] as const
  return parts.every((part) => now[part] === quote[part])
}

/** The submitted sum is recomputed, never trusted. */
export function withSum(line: QuoteLine): QuoteLine {
  return { ...line, cents: line.units * line.unitCents }
}
