import type { QuoteLine } from '../../../contracts/quotes/quote-prices'
import type { QuoteDay } from '../../../contracts/quotes/quotes'
import type { RefundPolicy } from '../../../contracts/payments/refund-policy'
import type { QuoteRow } from '../../../db/schema/bookings'
import type { QuoteContent } from './quotes.content'

/** The content of a stored quote. */
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
