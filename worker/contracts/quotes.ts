import { z } from 'zod'
import { day } from './booking-request'
import { CURRENCIES } from './currencies'
import { PAY_METHODS } from './pay-methods'
import { LINE_LABEL_MAX, QUOTE_LINE_KINDS } from './quote-prices'
import { refundPolicy } from './refund-policy-schema'
import { lang, line, multiline, named } from './schemas'

/** Priced, dated offers: the desk writes them, the guest answers them. Money in cents or whole won. */

export const QUOTE_STATUSES = [
  'draft',
  'open',
  'accepted',
  'superseded',
  'lapsed',
  'declined',
] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

const LINES_MAX = 20
const ENTRIES_MAX = 60
/** A million dollars, which no line of a tour reaches. */
const CENTS_MAX = 100_000_000

const cents = z.number().int().min(-CENTS_MAX).max(CENTS_MAX)

const quoteLineInput = named('QuoteLineInput', {
  kind: z.enum(QUOTE_LINE_KINDS),
  /** Empty where the kind says enough. */
  label: line(LINE_LABEL_MAX),
  units: z.number().int().min(1).max(999),
  unitCents: cents,
  /** Units times unitCents: computed again by the worker. */
  cents,
  /** Why no tax is due on it. */
  untaxed: line(LINE_LABEL_MAX).optional(),
})

export const quoteLine = named('QuoteLine', {
  ...quoteLineInput.shape,
  label: z.string(),
  untaxed: z.string().optional(),
})

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
  image: z.string().max(300).optional(),
  stay: line(120).optional(),
  meals: line(120).optional(),
})

export const quoteDay = named('QuoteDay', {
  day: z.string(),
  start: z.string().optional(),
  title: z.string(),
  body: z.string(),
  image: z.string().optional(),
  stay: z.string().optional(),
  meals: z.string().optional(),
})
export type QuoteDay = z.infer<typeof quoteDay>

/** What an admin edits. What is left out stays as it is, or as the prices and the itinerary make it. */
export const quoteInput = z
  .object({
    startDay: day,
    startMinute: z.number().int().min(0).max(1439),
    party: z.number().int().min(1).max(8),
    extraRooms: z.number().int().min(0).max(4),
    /** A departure, or null for a trip of its own. */
    tripId: z.number().int().positive().nullable(),
    /** Without the tax, which the worker adds. */
    lines: z.array(quoteLineInput).min(1).max(LINES_MAX),
    days: z.array(quoteDayInput).min(1).max(ENTRIES_MAX),
    validDays: z.number().int().min(1).max(30),
    note: multiline(1000),
    /** Terms of its own: the whole list of steps. */
    policy: refundPolicy,
  })
  .partial()
  .meta({ id: 'QuoteInput' })
export type QuoteInput = z.output<typeof quoteInput>

export const quoteEdit = quoteInput
  .extend({ revision: z.number().int().positive() })
  .meta({ id: 'QuoteEdit' })
export const quoteSending = z.object({
  version: z.number().int().min(0),
  /** Of the draft that was looked at. */
  revision: z.number().int().positive().optional(),
})
export type QuoteSending = z.output<typeof quoteSending>
export const quoteParams = z.object({
  id: z.coerce.number().int().positive(),
  number: z.coerce.number().int().positive(),
})

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

export const departuresRequest = z.object({ tourId: z.coerce.number().int().positive() })

/** A departure that a quote or a booking by hand can be about. */
export const quotedDeparture = named('QuotedDeparture', {
  tripId: z.number(),
  startDay: z.string(),
  endDay: z.string(),
  startMinute: z.number().int(),
  seatsLeft: z.number().int(),
})
export type QuotedDeparture = z.infer<typeof quotedDeparture>

export const quotePreviewRequest = quoteInput
  .extend({
    tourId: z.number().int().positive(),
    lang,
    lines: z.array(quoteLineInput).max(LINES_MAX).optional(),
  })
  .meta({ id: 'QuotePreviewRequest' })
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
