import { z } from 'zod'
import { lang, multiline, named } from './schemas'
import { quoteLineInput } from './quote-input'
import { refundPolicy } from './refund-policy-schema'
import { CURRENCIES } from './currencies'
import { PAY_METHODS } from './pay-methods'

/** Priced, dated offers: the desk writes them, the guest answers them. Money in cents or whole won. */

const QUOTE_STATUSES = ['draft', 'open', 'accepted', 'superseded', 'lapsed', 'declined'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

const quoteLine = named('QuoteLine', {
  ...quoteLineInput.shape,
  label: z.string(),
  untaxed: z.string().optional(),
})

const quoteDay = named('QuoteDay', {
  day: z.string(),
  start: z.string().optional(),
  title: z.string(),
  body: z.string(),
  image: z.string().optional(),
  stay: z.string().optional(),
  meals: z.string().optional(),
})
export type QuoteDay = z.infer<typeof quoteDay>

const money = {
  lines: z.array(quoteLine),
  totalCents: z.number().int(),
  gstCents: z.number().int(),
  totalWon: z.number().int(),
  wonPerCad: z.number(),
  depositCents: z.number().int(),
  depositWon: z.number().int(),
}

export const quote = named('Quote', {
  number: z.number().int(),
  kind: z.enum(['quote', 'change']),
  status: z.enum(QUOTE_STATUSES),
  lang,
  tripId: z.number().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  startMinute: z.number().int(),
  party: z.number().int(),
  extraRooms: z.number().int(),
  ...money,
  days: z.array(quoteDay),
  policy: refundPolicy,
  note: z.string(),
  /** UTC ms. */
  validUntil: z.number(),
  sentAt: z.number().nullable(),
})
export type Quote = z.infer<typeof quote>

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

const answered = {
  number: z.number().int().positive(),
  /** Of the booking. */
  version: z.number().int().positive(),
}

export const quoteAnswer = z
  .discriminatedUnion('act', [
    z.object({
      act: z.literal('accept'),
      ...answered,
      currency: z.enum(CURRENCIES),
      method: z.enum(PAY_METHODS),
      agreed: z.object({ terms: z.literal(true), policy: z.literal(true) }),
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
