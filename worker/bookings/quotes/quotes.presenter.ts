import type { DeskQuote } from '../../contracts/bookings/desk-quotes'
import type { Quote } from '../../contracts/bookings/quotes'
import { pick } from '../../db/pick'
import type { BookingRow, QuoteRow } from '../../db/schema/bookings'
import { contentOf } from './quotes.content'
import type { engineQuote } from './quotes.lines'

/** A quote as its guest sees it. */
export function toQuote(row: QuoteRow): Quote {
  const { policy, ...content } = contentOf(row)
  return {
    ...pick(row, 'number', 'kind', 'status', 'lang', 'sentAt'),
    ...content,
    policy: { ...policy, steps: [...policy.steps] },
  }
}

interface DeskFacts extends Pick<DeskQuote, 'dayLangs' | 'months'> {
  engine: ReturnType<typeof engineQuote>
}

export function toDeskQuote(
  row: QuoteRow,
  { version }: Pick<BookingRow, 'version'>,
  { engine, dayLangs, months }: DeskFacts,
): DeskQuote {
  return {
    ...toQuote(row),
    version,
    revision: row.version,
    createdAt: row.createdAt,
    engine: engine && { totalCents: engine.totalCents, lines: engine.lines },
    dayLangs,
    months,
    foreignLangs: [...new Set(dayLangs.filter((lang) => lang !== null))],
  }
}
