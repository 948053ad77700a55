import { calgaryDay } from '../../../contracts/calgary-clock'
import { pricedOn } from '../../../contracts/prices'
import {
  findLineFault,
  priceQuote,
  quoteTotals,
  type QuoteLine,
} from '../../../contracts/quote-prices'
import { AppError } from '../../../http/errors'
import type { QuoteInput } from '../../../contracts/quote-input'
import type { QuoteBasis, QuoteContent, Size } from './quotes.content'

const ADDED: ReadonlySet<QuoteLine['kind']> = new Set(['extra', 'discount', 'supplier'])

/** What the prices make of a party; null while they are on request. */
export function engineQuote(
  { tour, lang, terms, now }: Pick<QuoteBasis, 'tour' | 'lang' | 'terms' | 'now'>,
  { party, extraRooms }: Size,
) {
  if (!tour) return null
  return priceQuote(pricedOn(tour, calgaryDay(now)), { party, extraRooms, lang }, terms)
}

/** Lines of a quote that an admin has not written: those it had, or what the prices make. */
export function linesOf(basis: QuoteBasis, before: QuoteContent | null, size: Size): QuoteLine[] {
  return keptLines(before, size) ?? [...engineLines(basis, size), ...addedLines(before)]
}

/** Lines stay while the party does: another one has another price. */
function keptLines(before: QuoteContent | null, { party, extraRooms }: Size): QuoteLine[] | null {
  const isSame = before?.party === party && before.extraRooms === extraRooms
  return isSame ? before.lines : null
}

/** Lines that the prices do not make stay with another party too. */
function addedLines(before: QuoteContent | null): QuoteLine[] {
  return (before?.lines ?? []).filter(({ kind }) => ADDED.has(kind))
}

/** On request the admin writes the price: the line is there, at nothing. */
function engineLines(basis: QuoteBasis, size: Size): QuoteLine[] {
  const priced = engineQuote(basis, size)
  return priced?.lines ?? [{ kind: 'tour', label: '', units: size.party, unitCents: 0, cents: 0 }]
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

/** A sum that was sent is computed again. */
export function withSum(line: QuoteLine): QuoteLine {
  return { ...line, cents: line.units * line.unitCents }
}
