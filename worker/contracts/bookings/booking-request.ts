import { z } from 'zod'
import { FLEX_DAYS_MAX } from './booking-limits'
import { challengeFields } from '../challenge'
import { BOOKING_STATUSES } from './booking-states'
import { id, lang, named } from '../schemas'
import { day } from '../dates/day-span'
import { partyOf, pickup, requesterFields } from './booking-fields'

/** Request and response of `POST /bookings`. */

export const bookingRequest = z
  .object({
    /** Null for a trip that the site does not offer. */
    tourId: id.nullable(),
    /** The departure to join. */
    tripId: id.optional(),
    /** The requested day; a departure has its own. */
    day: day.optional(),
    /** Wait for a place on a full day or departure. */
    waits: z.boolean().default(false),
    /** Acceptable days earlier or later. */
    flexDays: z.int().min(0).max(FLEX_DAYS_MAX).default(0),
    party: partyOf,
    lang,
    pickup,
    ...requesterFields,
    notes: requesterFields.notes.default(''),
    /** Whether others may join the trip. */
    agreesToJoin: z.boolean().default(false),
    /** The terms that the visitor agreed to. */
    termsVersion: z.string().min(1).max(40),
    ...challengeFields,
    turnstile: z.string().max(2048).optional(),
  })
  .meta({ id: 'BookingRequest' })
export type BookingRequest = z.output<typeof bookingRequest>

export const bookingReceipt = named('BookingReceipt', {
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Set if the mail to the guest is held: many messages came that day. */
  isMailLater: z.literal(true).optional(),
})
export type BookingReceipt = z.infer<typeof bookingReceipt>
