import type { Quote } from '../../../contracts/quotes/quotes'
import type { DeskQuote } from '../../../contracts/quotes/desk-quotes'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { engineQuote } from './quotes.lines'
import { contentOf } from './quotes.content'

/** A quote as its guest sees it. */
export function toQuote(row: QuoteRow): Quote {
  const { policy, ...content } = contentOf(row)
  const { number, kind, status, lang, sentAt } = row
  return {
    number,
    kind,
    status,
    lang,
    sentAt,
    ...content,
    policy: { ...policy, steps: [...policy.steps] },
  }
}

export function toDeskQuote(
  row: QuoteRow,
  { version }: Pick<BookingRow, 'version'>,
  basis: { engine: ReturnType<typeof engineQuote>; dayLangs: DeskQuote['dayLangs'] },
): DeskQuote {
  const { engine, dayLangs } = basis
  return {
    ...toQuote(row),
    version,
    revision: row.version,
    createdAt: row.createdAt,
    engine: engine && { totalCents: engine.totalCents, lines: engine.lines },
    dayLangs,
    foreignLangs: [...new Set(dayLangs.filter((lang) => lang !== null))],
  }
}
