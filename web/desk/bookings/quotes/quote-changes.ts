import { hashKey } from '@tanstack/react-query'
import type { DeskQuote } from '../../../../worker/contracts/quotes/desk-quotes'

/** The part of a quote that its guest sees. */
export type ShownQuote = Omit<
  DeskQuote,
  'version' | 'revision' | 'createdAt' | 'engine' | 'dayLangs' | 'foreignLangs'
>

/** In the order of the editor. */
const QUOTE_PARTS = [
  'startDay',
  'startMinute',
  'party',
  'extraRooms',
  'lines',
  'totalCents',
  'totalWon',
  'depositCents',
  'days',
  'validUntil',
  'note',
  'policy',
] as const satisfies (keyof ShownQuote)[]
export type QuotePart = (typeof QUOTE_PARTS)[number]

/** The parts in which two versions of a quote differ. */
export function changedParts(one: ShownQuote, other: ShownQuote): QuotePart[] {
  return QUOTE_PARTS.filter(
    (part) => hashKey([valueOf(one, part)]) !== hashKey([valueOf(other, part)]),
  )
}

/** The tax line is left out, because it is computed from the others. */
function valueOf(quote: ShownQuote, part: QuotePart): unknown {
  return part === 'lines' ? quote.lines.filter(({ kind }) => kind !== 'gst') : quote[part]
}
