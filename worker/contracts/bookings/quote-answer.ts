import { z } from 'zod'
import { multiline } from '../text/text-schemas'
import { CURRENCIES } from '../currencies'
import { PAY_METHODS } from './pay-methods'

/** A guest's answer to a quote. */

const answered = {
  number: z.int().positive(),
  /** The booking's version. */
  version: z.int().positive(),
}

export const quoteAnswer = z
  .discriminatedUnion('act', [
    z.object({
      act: z.literal('accept'),
      ...answered,
      currency: z.enum(CURRENCIES),
      /** Left out if nothing is paid before the day of the trip. */
      method: z.enum(PAY_METHODS).optional(),
      agreed: z.object({
        terms: z.literal(true),
        policy: z.literal(true),
        /** The version that the guest was shown; by default the one in force. */
        termsVersion: z.string().max(40).optional(),
      }),
    }),
    z.object({
      act: z.literal('ask'),
      ...answered,
      text: multiline(2000).refine((text) => text !== '', 'WriteContent'),
    }),
    z.object({ act: z.literal('decline'), ...answered, text: multiline(2000).optional() }),
  ])
  .meta({ id: 'QuoteAnswer' })
export type QuoteAnswer = z.output<typeof quoteAnswer>
