import { z } from 'zod'
import { BOOKING_STATUSES } from './booking-states'
import { money } from './guest-money'
import { id, lang, named } from '../schemas'
import { line, multiline } from '../text/text-schemas'

/** Cancelling a trip with all its bookings, by the company. */

/** More would not fit into one batch. */
export const PARTIES_MAX = 8

export const tripParams = z.object({ id })

export const tripCancellationPreview = named('TripCancellationPreview', {
  id: z.int(),
  kind: z.enum(['private', 'departure']),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  /** The affected bookings, with the refund for each. */
  parties: z.array(
    z.object({
      id: z.int(),
      pid: z.string(),
      name: z.string().nullable(),
      lang,
      status: z.enum(BOOKING_STATUSES),
      party: z.int(),
      refund: money,
      hasMail: z.boolean(),
    }),
  ),
  /** Quotes for the trip that could no longer be accepted. */
  openQuotes: z.int(),
})
export type TripCancellationPreview = z.infer<typeof tripCancellationPreview>

export const tripCancellation = z.object({
  /** A code of CANCEL_REASONS, or free text. */
  reason: line(200),
  /** Shown to the guests. */
  text: multiline(1000).default(''),
  /** The ids that were shown; if other bookings are on the trip now, nothing is cancelled. */
  bookings: z.array(id).max(100).optional(),
})
export type TripCancellation = z.output<typeof tripCancellation>

export const cancelledTrip = named('CancelledTrip', {
  id: z.int(),
  status: z.literal('cancelled'),
  bookings: z.array(z.int()),
})
export type CancelledTrip = z.infer<typeof cancelledTrip>
