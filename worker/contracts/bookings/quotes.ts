import { z } from 'zod'
import { lang, named } from '../schemas'
import { place } from '../tours/places'
import { quoteLineInput } from './quote-input'
import { refundPolicy } from './refund-policy-schema'

/** Priced, dated offers, as their guests see them. Money in cents or whole won. */

const QUOTE_STATUSES = ['draft', 'open', 'accepted', 'superseded', 'lapsed', 'declined'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

export const quoteLine = named('QuoteLine', {
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
  place: place.optional(),
})
export type QuoteDay = z.infer<typeof quoteDay>

export const money = {
  lines: z.array(quoteLine),
  totalCents: z.int(),
  gstCents: z.int(),
  totalWon: z.int(),
  wonPerCad: z.number(),
  depositCents: z.int(),
  depositWon: z.int(),
  /** Accepting it confirms the trip; the whole price is paid in cash on its day. */
  withoutDeposit: z.boolean(),
}

export const quote = named('Quote', {
  number: z.int(),
  kind: z.enum(['quote', 'change']),
  status: z.enum(QUOTE_STATUSES),
  lang,
  tripId: z.number().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  startMinute: z.int().nullable(),
  party: z.int(),
  extraRooms: z.int(),
  ...money,
  days: z.array(quoteDay),
  policy: refundPolicy,
  note: z.string(),
  /** UTC ms. */
  validUntil: z.number(),
  sentAt: z.number().nullable(),
})
export type Quote = z.infer<typeof quote>
