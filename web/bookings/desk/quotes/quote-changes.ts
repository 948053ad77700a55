import { hashKey } from '@tanstack/react-query'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'

/** The part of a quote that its guest sees. */
export type ShownQuote = Omit<
  DeskQuote,
  'version' | 'revision' | 'createdAt' | 'engine' | 'dayLangs' | 'foreignLangs'
>

/** The labels of the editor's fields, in its order. */
export const PART_LABELS = {
  startDay: 'startDay',
  startMinute: 'startTime',
  party: 'party',
  extraRooms: 'extraRooms',
  lines: 'lines',
  totalCents: 'total',
  totalWon: 'totalWon',
  depositCents: 'deposit',
  days: 'entries',
  validUntil: 'differ.validUntil',
  note: 'note',
  policy: 'policy.title',
} as const satisfies Partial<Record<keyof ShownQuote, string>>
export type QuotePart = keyof typeof PART_LABELS

/** The parts in which two versions of a quote differ. */
export function changedParts(one: ShownQuote, other: ShownQuote): QuotePart[] {
  return (Object.keys(PART_LABELS) as QuotePart[]).filter(
    (part) => hashKey([valueOf(one, part)]) !== hashKey([valueOf(other, part)]),
  )
}

/** The tax line is left out, because it is computed from the others. */
function valueOf(quote: ShownQuote, part: QuotePart): unknown {
  return part === 'lines' ? quote.lines.filter(({ kind }) => kind !== 'gst') : quote[part]
}
