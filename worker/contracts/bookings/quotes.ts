import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { day } from '../dates/day-span'
import { imageKeyOf } from '../media/image-address'
import { lang, named } from '../schemas'
import { line, multiline } from '../text/text-schemas'
import { place, placeInput } from '../tours/places'
import { PAY_METHODS } from './pay-methods'
import { LINE_LABEL_MAX, QUOTE_LINE_KINDS } from './quote-prices'
import { refundPolicy } from './refund-policy-schema'

/** Priced, dated offers: what an admin enters, and what a guest sees and answers. Money in cents or whole won. */

/** A million dollars, which no line of a tour reaches. */
const CENTS_MAX = 100_000_000

const cents = z.int().min(-CENTS_MAX).max(CENTS_MAX)

export const quoteLineInput = named('QuoteLineInput', {
  kind: z.enum(QUOTE_LINE_KINDS),
  /** Empty if the kind says enough. */
  label: line(LINE_LABEL_MAX),
  units: z.int().min(1).max(999),
  unitCents: cents,
  /** Units times unitCents; the worker recomputes it. */
  cents,
  /** Why the line is not taxed. */
  untaxed: line(LINE_LABEL_MAX).optional(),
})

export const LINES_MAX = 20
const ENTRIES_MAX = 60

/** An entry of the itinerary, with its day. */
const quoteDayInput = named('QuoteDayInput', {
  /** YYYY-MM-DD */
  day,
  /** HH:MM in Calgary. */
  start: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  title: line(200),
  body: multiline(2000),
  /** Address of an image of this site. */
  image: z
    .string()
    .refine((url) => imageKeyOf(url) !== null)
    .optional(),
  stay: line(120).optional(),
  meals: line(120).optional(),
  place: placeInput.optional(),
})

/** The fields that an admin edits. Those left out keep their value, or get it from the prices and the itinerary. */
export const quoteInput = z
  .object({
    startDay: day,
    /** Null for a start that is agreed later. */
    startMinute: z.int().min(0).max(1439).nullable(),
    party: z.int().min(1).max(8),
    extraRooms: z.int().min(0).max(4),
    /** A departure, or null for a separate trip. */
    tripId: z.int().positive().nullable(),
    /** Without the tax, which the worker adds. */
    lines: z.array(quoteLineInput).min(1).max(LINES_MAX),
    days: z.array(quoteDayInput).min(1).max(ENTRIES_MAX),
    validDays: z.int().min(1).max(30),
    note: multiline(1000),
    /** No deposit: the whole price is paid in cash on the day of the trip. */
    withoutDeposit: z.boolean(),
    /** Custom terms: the whole list of steps. */
    policy: refundPolicy,
  })
  .partial()
  .meta({ id: 'QuoteInput' })

export type QuoteInput = z.output<typeof quoteInput>

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
