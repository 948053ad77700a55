import { findLineFault, quoteTotals, type QuoteLine } from '../../../contracts/quotes/quote-prices'
import { AppError } from '../../../http/errors'
import type { QuoteInput } from '../../../contracts/quotes/quote-input'
import type { QuoteBasis, QuoteContent } from './quotes.content'

/** @throws AppError Invalid with the first line whose numbers make no sense */
export function requireSoundLines({ lines = [] }: QuoteInput): void {
  for (const [index, line] of lines.entries()) {
    const fault = findLineFault({ ...line, cents: line.units * line.unitCents })
    if (fault) throw new AppError('Invalid', { fields: { [`lines.${index}`]: fault } })
  }
}

/** Whether the lines still give the same amounts with the current tax, rate and deposits. */
export function isAsPriced(
  quote: QuoteContent,
  { lang, terms }: Pick<QuoteBasis, 'lang' | 'terms'>,
): boolean {
  const now = quoteTotals(quote.lines, lang, terms)
  const parts = ['totalCents', 'totalWon', 'depositCents', 'depositWon'] as const
  return parts.every((part) => now[part] === quote[part])
}

/** The sum that was sent is not trusted but computed again. */
export function withSum(line: QuoteLine): QuoteLine {
  return { ...line, cents: line.units * line.unitCents }
}
