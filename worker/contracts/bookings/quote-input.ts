import { z } from 'zod'
import { named } from '../schemas'
import { line, multiline } from '../text/text-schemas'
import { day } from '../dates/day-span'
import { placeInput } from '../tours/places'
import { imageKeyOf } from '../media/image-address'
import { refundPolicy } from './refund-policy-schema'
import { LINE_LABEL_MAX, QUOTE_LINE_KINDS } from './quote-prices'

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

/** An admin's input for a quote. */

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
