import { z } from 'zod'
import { lang, named } from '../schemas'
import { LINES_MAX, money, quote, quoteInput, quoteLine, quoteLineInput } from './quotes'
import { refundPolicy } from './refund-policy-schema'

/** Quotes as the desk sees them. */

/** A quote as the desk sees it. */
export const deskQuote = quote
  .extend({
    /** The booking's version: returned when the quote is sent. */
    version: z.int(),
    /** The draft's revision: returned with each edit. */
    revision: z.int(),
    createdAt: z.number(),
    /** The quote computed from the tour's prices; null while they are on request. */
    engine: z.object({ totalCents: z.int(), lines: z.array(quoteLine) }).nullable(),
    /** The months in which the tour runs; none for all. */
    months: z.array(z.int()),
    /** For each day, the language that its text was taken from and is still in, if that is not the guest's. */
    dayLangs: z.array(lang.nullable()),
    /** The distinct languages in `dayLangs`. */
    foreignLangs: z.array(lang),
  })
  .meta({ id: 'DeskQuote' })
export type DeskQuote = z.infer<typeof deskQuote>

/** A departure that a quote or a manual booking can be for. */
export const quotedDeparture = named('QuotedDeparture', {
  tripId: z.number(),
  startDay: z.string(),
  endDay: z.string(),
  startMinute: z.int().nullable(),
  seatsLeft: z.int(),
})
export type QuotedDeparture = z.infer<typeof quotedDeparture>
export const quotePreview = named('QuotePreview', { ...money, policy: refundPolicy })

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
