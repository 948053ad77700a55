import { z } from 'zod'
import { lang } from '../schemas'
import { LINES_MAX, quoteInput, quoteLineInput } from './quotes'

/** Requests about quotes. */

export const quoteEdit = quoteInput
  .extend({ revision: z.int().positive() })
  .meta({ id: 'QuoteEdit' })
export const quoteSending = z.object({
  version: z.int().min(0),
  /** Revision of the draft that was viewed. */
  revision: z.int().positive().optional(),
  /** The admin was asked about the amount, and is sure. */
  isSure: z.boolean().optional(),
})
export type QuoteSending = z.output<typeof quoteSending>
export const quoteParams = z.object({
  id: z.coerce.number().int().positive(),
  number: z.coerce.number().int().positive(),
})

export const departuresRequest = z.object({ tourId: z.coerce.number().int().positive() })

export const quotePreviewRequest = quoteInput
  .extend({
    tourId: z.int().positive(),
    lang,
    lines: z.array(quoteLineInput).max(LINES_MAX).optional(),
  })
  .meta({ id: 'QuotePreviewRequest' })
