import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { pricedOn } from '../../contracts/tours/prices'
import {
  priceQuote,
  findLineFault,
  quoteTotals,
  type QuoteLine,
} from '../../contracts/bookings/quote-prices'
import type { QuoteInput } from '../../contracts/bookings/quote-input'
import { AppError } from '../../http/errors'
import type { QuoteBasis, QuoteContent, Size } from './quotes.content'

const ADDED: ReadonlySet<QuoteLine['kind']> = new Set(['extra', 'discount', 'supplier'])

type PriceBasis = Pick<QuoteBasis, 'tour' | 'lang' | 'terms' | 'now' | 'departure'>

/** The price for a party by the current prices; null if it is on request. */
export function engineQuote(
  { tour, lang, terms, now, departure }: PriceBasis,
  { party, extraRooms }: Size,
) {
  if (!tour) return null
  const wanted = { party, extraRooms, lang, others: departure?.others ?? 0 }
  return priceQuote(pricedOn(tour, calgaryDay(now)), wanted, terms)
}

/** The lines of a quote if the admin sent none: those it had, or new ones from the prices. */
export function linesOf(basis: QuoteBasis, before: QuoteContent | null, size: Size): QuoteLine[] {
  const isSameTrip = before?.tripId === (basis.departure?.id ?? null)
  return (
    (isSameTrip ? keptLines(before, size) : null) ?? [
      ...engineLines(basis, size),
      ...addedLines(before),
    ]
  )
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
function engineLines(basis: QuoteBasis, size: Size): QuoteLine[] {
  const priced = engineQuote(basis, size)
  return priced?.lines ?? [{ kind: 'tour', label: '', units: size.party, unitCents: 0, cents: 0 }]
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
