import { z } from 'zod'
import { lang, named } from '../schemas'
import { refundPolicy } from '../payments/refund-policy-schema'
import { quoteLine, money, quote } from './quotes'

/** Quotes as the desk sees them. */

/** A quote as the desk sees it. */
export const deskQuote = quote
  .extend({
    /** Of the booking: sent back when the quote is sent. */
    version: z.number().int(),
    /** Of the draft: sent back with each edit. */
    revision: z.number().int(),
    createdAt: z.number(),
    /** What the prices of the tour make of it; null while they are on request. */
    engine: z.object({ totalCents: z.number().int(), lines: z.array(quoteLine) }).nullable(),
    /** For each of its days the language it was taken from and still is in, where that is not the guest's. */
    dayLangs: z.array(lang.nullable()),
    /** The languages of those. */
    foreignLangs: z.array(lang),
  })
  .meta({ id: 'DeskQuote' })
export type DeskQuote = z.infer<typeof deskQuote>

/** A departure that a quote or a booking by hand can be about. */
export const quotedDeparture = named('QuotedDeparture', {
  tripId: z.number(),
  startDay: z.string(),
  endDay: z.string(),
  startMinute: z.number().int(),
  seatsLeft: z.number().int(),
})
export type QuotedDeparture = z.infer<typeof quotedDeparture>
export const quotePreview = named('QuotePreview', { ...money, policy: refundPolicy })
export type QuotePreview = z.infer<typeof quotePreview>
