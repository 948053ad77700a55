import { z } from 'zod'
import { BOOKING_STATUSES } from '../bookings/booking-states'
import { money } from './guest-money'
import { id, lang, named } from '../schemas'
import { line, multiline } from '../text/text-schemas'

/** A trip that the company cancels with all its bookings. */

/** More do not fit into one batch. */
export const PARTIES_MAX = 8

export const tripParams = z.object({ id })

export const tripCancellationPreview = named('TripCancellationPreview', {
  id: z.number().int(),
  kind: z.enum(['private', 'departure']),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  /** Who loses the trip, with what goes back to each. */
  parties: z.array(
    z.object({
      id: z.number().int(),
      pid: z.string(),
      name: z.string().nullable(),
      lang,
      status: z.enum(BOOKING_STATUSES),
      party: z.number().int(),
      refund: money,
      hasMail: z.boolean(),
    }),
  ),
  /** Quotes that name the trip and could no longer be accepted. */
  openQuotes: z.number().int(),
})
export type TripCancellationPreview = z.infer<typeof tripCancellationPreview>

export const tripCancellation = z.object({
  /** A code of CANCEL_REASONS, or own words. */
  reason: line(200),
  /** For the guests. */
  text: multiline(1000).default(''),
  /** The ids that were shown; when others are on the trip now, nothing is cancelled. */
  bookings: z.array(id).max(100).optional(),
})
export type TripCancellation = z.output<typeof tripCancellation>

export const cancelledTrip = named('CancelledTrip', {
  id: z.number().int(),
  status: z.literal('cancelled'),
  bookings: z.array(z.number().int()),
})
export type CancelledTrip = z.infer<typeof cancelledTrip>
