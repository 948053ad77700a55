import type { QuoteLine } from '../../../contracts/quote-prices'
import type { Quote, QuoteDay } from '../../../contracts/quotes'
import type { DeskQuote } from '../../../contracts/desk-quotes'
import type { RefundPolicy } from '../../../contracts/refund-policy'
import type { BookingRow, QuoteRow } from '../../../db/schema/bookings'
import type { QuoteContent } from './quotes.content'
import type { engineQuote } from './quotes.lines'

/** What a stored quote says. */
export function contentOf(row: QuoteRow): QuoteContent {
  return {
    tripId: row.tripId,
    startDay: row.startDay,
    endDay: row.endDay,
    startMinute: row.startMinute,
    party: row.party,
    extraRooms: row.extraRooms,
    lines: JSON.parse(row.lines) as QuoteLine[],
    days: JSON.parse(row.days) as QuoteDay[],
    gstCents: row.gstCents,
    totalCents: row.totalCents,
    totalWon: row.totalWon,
    wonPerCad: row.wonPerCad,
    depositCents: row.depositCents,
    depositWon: row.depositWon,
    policy: JSON.parse(row.policy) as RefundPolicy,
    note: row.note,
    validUntil: row.validUntil,
  }
}

/** The columns of a quote's content. */
export function columnsOf({ lines, days, policy, ...content }: QuoteContent) {
  return {
    ...content,
    lines: JSON.stringify(lines),
    days: JSON.stringify(days),
    policy: JSON.stringify(policy),
  }
}

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
