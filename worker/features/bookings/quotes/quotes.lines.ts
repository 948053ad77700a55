import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import { pricedOn } from '../../../contracts/tours/prices'
import { priceQuote, type QuoteLine } from '../../../contracts/quotes/quote-prices'
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
