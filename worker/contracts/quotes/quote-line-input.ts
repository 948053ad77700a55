import { z } from 'zod'
import { named } from '../schemas'
import { line } from '../text/text-schemas'
import { LINE_LABEL_MAX, QUOTE_LINE_KINDS } from './quote-prices'

/** A million dollars, which no line of a tour reaches. */
const CENTS_MAX = 100_000_000

const cents = z.number().int().min(-CENTS_MAX).max(CENTS_MAX)

export const quoteLineInput = named('QuoteLineInput', {
  kind: z.enum(QUOTE_LINE_KINDS),
  /** Empty if the kind says enough. */
  label: line(LINE_LABEL_MAX),
  units: z.number().int().min(1).max(999),
  unitCents: cents,
  /** Units times unitCents; the worker recomputes it. */
  cents,
  /** Why the line is not taxed. */
  untaxed: line(LINE_LABEL_MAX).optional(),
})
