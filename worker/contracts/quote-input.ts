import { z } from 'zod'
import { lang, line, multiline, named } from './schemas'
import { LINE_LABEL_MAX, QUOTE_LINE_KINDS } from './quote-prices'
import { day } from './booking-request'
import { refundPolicy } from './refund-policy-schema'

/** What the desk sends about a quote. */

const LINES_MAX = 20
const ENTRIES_MAX = 60
/** A million dollars, which no line of a tour reaches. */
const CENTS_MAX = 100_000_000

const cents = z.number().int().min(-CENTS_MAX).max(CENTS_MAX)

export const quoteLineInput = named('QuoteLineInput', {
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

export const departuresRequest = z.object({ tourId: z.coerce.number().int().positive() })

export const quotePreviewRequest = quoteInput
  .extend({
    tourId: z.number().int().positive(),
    lang,
    lines: z.array(quoteLineInput).max(LINES_MAX).optional(),
  })
  .meta({ id: 'QuotePreviewRequest' })
